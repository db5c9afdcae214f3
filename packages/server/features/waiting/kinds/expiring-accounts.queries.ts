import { expiringUsers } from '../../people/managed-users.queries.ts';
import { countUpTo } from './count-up-to.queries.ts';
import type { CountedKind } from './counted-kind.ts';

export const expiringAccounts: CountedKind = {
  kind: 'expiringAccounts',
  count: ({ db, scope, now }, most) => countUpTo(db, expiringUsers(db, scope, now), most),
};
