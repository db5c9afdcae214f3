import { expiringCertified } from '../../certificates/certified-users.queries.ts';
import { countUpTo } from './count-up-to.queries.ts';
import type { CountedKind } from './counted-kind.ts';

export const expiringCertificates: CountedKind = {
  kind: 'expiringCertificates',
  count: ({ db, scope, now }, most) => countUpTo(db, expiringCertified(db, scope, now), most),
};
