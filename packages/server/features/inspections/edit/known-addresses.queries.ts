import { sql } from 'kysely';
import { afterGuard, type Db } from '../../../db/pool.ts';
import { type Scope, visible } from '../../../db/visible.ts';

/** The addresses among these that colleagues have, or contacts of the customer, in lower case. */
export async function findKnownAddresses(
  db: Db,
  scope: Scope,
  customerId: string | null,
  addresses: readonly string[],
): Promise<string[]> {
  const oneOfThem = sql<string>`any(${addresses.map((address) => address.toLowerCase())}::text[])`;
  const rows = await visible
    .users(db, scope)
    .select(sql<string>`lower(app_user.email)`.as('address'))
    .where(sql`lower(app_user.email)`, '=', oneOfThem)
    .unionAll(
      afterGuard(db)
        .selectFrom('customer_contact')
        .select(sql<string>`lower(customer_contact.email)`.as('address'))
        .where('customer_contact.customer_id', '=', customerId)
        .where('customer_contact.deleted_at', 'is', null)
        .where(sql`lower(customer_contact.email)`, '=', oneOfThem),
    )
    .execute();
  return rows.map(({ address }) => address);
}
