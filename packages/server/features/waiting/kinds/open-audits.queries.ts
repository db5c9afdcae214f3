import { auditsMatching } from '../../audits/audit-list.queries.ts';
import { countUpTo } from './count-up-to.queries.ts';
import type { CountedKind } from './counted-kind.ts';

export const openAudits: CountedKind = {
  kind: 'openAudits',
  count: ({ db, scope, person }, most) => {
    const filter = { types: [], statuses: ['open'], customerId: null, mine: person } as const;
    return countUpTo(db, auditsMatching(db, scope, '', filter), most);
  },
};
