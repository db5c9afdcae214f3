import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const mostNamed = 5;

/** The people who can give the caller rights: administrators to staff, the admins of their own company to others. */
export const listWhomToAsk = (db: Db, scope: Scope, now: Date) =>
  visible
    .users(db, scope)
    .select(['app_user.name', 'app_user.email'])
    .where('app_user.id', '<>', scope.userId)
    .$if(scope.companyId === null, (query) =>
      query.where('app_user.kind', '=', 'internal').where(sql<boolean>`'admin' = any(app_user.groups)`),
    )
    .$if(scope.companyId !== null, (query) =>
      query
        .where('app_user.distributor_admin', '=', true)
        .where((given) => given.or([given('app_user.expires_at', 'is', null), given('app_user.expires_at', '>', now)])),
    )
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .limit(mostNamed)
    .execute();
