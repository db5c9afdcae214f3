import { countUpTo } from './count-up-to.queries.ts';
import type { CountedKind } from './counted-kind.ts';

/** Services whose last run failed; one that is switched off waits for nobody. */
export const failedServices: CountedKind = {
  kind: 'failedServices',
  count: ({ db }, most) =>
    countUpTo(
      db,
      db.selectFrom('background_service').where('status', '=', 'retrying').where('enabled', '=', true),
      most,
    ),
};
