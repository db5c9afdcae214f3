import { levelOfExternal, levelOfGroups } from '@assay/domain/access';
import type { WholeDb } from '../../db/pool.ts';
import type { Person } from '../../http/session/session.ts';

/** Somebody of the demo as the operations know whoever asks for them; there is no session behind it. */
export async function demoPerson(db: WholeDb, email: string): Promise<Person> {
  const user = await db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select(['app_user.id', 'app_user.name', 'app_user.kind', 'app_user.groups', 'app_user.flags'])
    .select(['app_user.distributor_admin', 'app_user.company_id', 'company.name as company_name'])
    .where('app_user.email', '=', email)
    .executeTakeFirstOrThrow();
  const divisions = await db
    .selectFrom('user_division')
    .select('product_category_id')
    .where('user_id', '=', user.id)
    .execute();
  const external = user.kind === 'external';
  return {
    sessionId: '',
    sessionKind: external ? 'password' : 'sso',
    userId: user.id,
    name: user.name,
    email,
    external,
    level: external ? levelOfExternal(user.distributor_admin) : levelOfGroups(user.groups),
    flags: user.flags,
    groups: user.groups,
    companyId: user.company_id,
    companyName: user.company_name,
    divisionIds: divisions.map(({ product_category_id }) => product_category_id),
    distributorAdmin: user.distributor_admin,
  };
}
