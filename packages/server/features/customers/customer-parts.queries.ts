import type { Insertable } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { CustomerContactRow, CustomerSiteRow } from '../../db/tables/customers.ts';

/** The two tables of parts; each is written here alone. */
type PartTable = 'customer_site' | 'customer_contact';

export async function insertSites(db: Db, sites: Insertable<CustomerSiteRow>[]): Promise<void> {
  for (const chunk of inChunks(sites)) await afterGuard(db).insertInto('customer_site').values(chunk).execute();
}

export async function insertContacts(db: Db, contacts: Insertable<CustomerContactRow>[]): Promise<void> {
  for (const chunk of inChunks(contacts)) await afterGuard(db).insertInto('customer_contact').values(chunk).execute();
}

export async function updateSite(
  db: Db,
  { id, ...fields }: Partial<Insertable<CustomerSiteRow>> & { id: string },
): Promise<void> {
  await afterGuard(db).updateTable('customer_site').set(fields).where('id', '=', id).execute();
}

export async function updateContact(
  db: Db,
  { id, ...fields }: Partial<Insertable<CustomerContactRow>> & { id: string },
): Promise<void> {
  await afterGuard(db).updateTable('customer_contact').set(fields).where('id', '=', id).execute();
}

export async function deleteParts(db: Db, table: PartTable, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db).updateTable(table).set({ deleted_at: now }).where('id', 'in', ids).execute();
}

export async function moveSites(db: Db, ids: string[], customerId: string): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db).updateTable('customer_site').set({ customer_id: customerId }).where('id', 'in', ids).execute();
}

/** Takes a customer's contacts off their sites. */
export async function detachContacts(db: Db, customerId: string): Promise<void> {
  await afterGuard(db)
    .updateTable('customer_contact')
    .set({ customer_site_id: null })
    .where('customer_id', '=', customerId)
    .where('customer_site_id', 'is not', null)
    .execute();
}
