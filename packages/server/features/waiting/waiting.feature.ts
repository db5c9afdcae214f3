import { waiting } from '@assay/contract/waiting';
import { kindsFor } from '@assay/domain/waiting/waiting-kinds';
import { answered, type Feature } from '../../frame/feature.ts';
import { countWaiting } from './count-waiting.queries.ts';
import { listWhomToAsk } from './whom-to-ask.queries.ts';

/** My page for everybody: what waits for them. */
export const waitingFeature: Feature = {
  calls: [
    answered(waiting, {
      counts: (asking) => countWaiting(asking, kindsFor(asking.person)),
      whomToAsk: ({ db, scope, now }) => listWhomToAsk(db, scope, now),
    }),
  ],
};
