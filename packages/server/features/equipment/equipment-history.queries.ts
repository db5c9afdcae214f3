import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The names behind ids of customers, sites and companies; to staff also of those that are gone by now. */
export async function namesOf(db: Db, scope: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const staff = scope.companyId === null;
  const customers = visible.customers(db, scope).select('customer.id');
  const rows = await afterGuard(db)
    .selectFrom('customer')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .$if(!staff, (query) => query.where('id', 'in', customers))
    .unionAll(
      afterGuard(db)
        .selectFrom('customer_site')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .$if(!staff, (query) => query.where('customer_id', 'in', customers)),
    )
    .unionAll(
      afterGuard(db)
        .selectFrom('company')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .$if(!staff, (query) => query.where('id', '=', scope.companyId ?? '')),
    )
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
