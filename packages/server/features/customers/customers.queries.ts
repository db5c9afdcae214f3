import type { customerOrderKeys } from '@assay/contract/customers';
import type { ListRequest } from '@assay/contract/lists';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inChunks } from '../../db/in-chunks.ts';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { scopedStatement } from '../../db/statement.ts';
import type { CustomerContactRow, CustomerSiteRow } from '../../db/tables/customers.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { equipmentOfCustomer } from '../equipment/equipment.queries.ts';

type OrderKey = (typeof customerOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = {
  created: 'id',
  name: 'name',
  mdmCustomerId: 'mdm_customer_id',
};

export function listCustomers(db: Db, scope: Scope, request: ListRequest<OrderKey>) {
  const { search } = request;
  const scoped = scope.companyId !== null;
  return readPage({
    db,
    noun: 'customer',
    ...(scoped && { dependsOn: ['equipment', 'inspection'] }),
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: scoped || search ? JSON.stringify([scope.companyId, search]) : undefined,
    matching: () => visible.customers(db, scope).where(containing('search', search)),
    rows: (ids) =>
      afterGuard(db)
        .selectFrom('customer')
        .select(['id', 'name', 'english_name as englishName', 'mdm_customer_id as mdmCustomerId'])
        .where('id', 'in', ids),
  });
}

const columns = [
  'customer.id',
  'customer.name',
  'customer.english_name',
  'customer.mdm_customer_id',
  'customer.language',
  'customer.revision',
] as const;

/** The customer itself or, for one that was merged, its survivor. */
const survivors = (db: Db, scope: Scope, id: string) =>
  visible
    .customers(db, scope)
    .select(columns)
    .where((eb) =>
      eb(
        'customer.id',
        '=',
        eb.fn.coalesce(
          afterGuard(db).selectFrom('customer as old').select('old.merged_into').where('old.id', '=', id),
          sql<string>`${id}::uuid`,
        ),
      ),
    );

export const findCustomer = (db: Db, scope: Scope, id: string) => survivors(db, scope, id).executeTakeFirst();

/** For a write: live, not merged, and locked until the transaction ends. */
export const lockCustomer = (db: Db, scope: Scope, id: string) =>
  visible.customers(db, scope).select(columns).where('customer.id', '=', id).forUpdate().executeTakeFirst();

export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

const sites = (db: Db) =>
  afterGuard(db)
    .selectFrom('customer_site as site')
    .select(['site.id', 'site.name', 'site.mdm_site_id', 'site.mdm_type', 'site.country'])
    .select(['site.state_province', 'site.time_zone'])
    .where('site.deleted_at', 'is', null)
    .orderBy('site.name')
    .orderBy('site.id');

export const listSites = (db: Db, customerId: string) => sites(db).where('site.customer_id', '=', customerId).execute();

export type SiteRecord = Awaited<ReturnType<typeof listSites>>[number];

const contacts = (db: Db) =>
  afterGuard(db)
    .selectFrom('customer_contact as contact')
    .select(['contact.id', 'contact.name', 'contact.email', 'contact.phone_number', 'contact.language'])
    .select('contact.customer_site_id')
    .where('contact.deleted_at', 'is', null)
    .orderBy('contact.name')
    .orderBy('contact.id');

export const listContacts = (db: Db, customerId: string) =>
  contacts(db).where('contact.customer_id', '=', customerId).execute();

export type ContactRecord = Awaited<ReturnType<typeof listContacts>>[number];

const customerId = sql.ref<string>('customer.id');

/** With all that its page shows, in one statement. */
const wholeCustomer = scopedStatement((db, scope, { id }: { id: string }) =>
  survivors(db, scope, id).select([
    jsonArrayFrom(sites(db).where('site.customer_id', '=', customerId)).as('sites'),
    jsonArrayFrom(contacts(db).where('contact.customer_id', '=', customerId)).as('contacts'),
    jsonArrayFrom(equipmentOfCustomer(db, scope)).as('equipments'),
  ]),
);

export const findWholeCustomer = async (db: Db, scope: Scope, id: string) =>
  (await wholeCustomer(db, scope, { id })).at(0);

export type WholeCustomer = NonNullable<Awaited<ReturnType<typeof findWholeCustomer>>>;

export interface CustomerFields {
  name: string;
  english_name: string;
  mdm_customer_id: string;
  language: Language;
}

export async function createCustomer(db: Db, fields: CustomerFields, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('customer')
    .values({ id, ...fields })
    .execute();
  return id;
}

export async function updateCustomer(db: Db, id: string, fields: Partial<CustomerFields>): Promise<void> {
  await afterGuard(db)
    .updateTable('customer')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteCustomer(db: Db, id: string, now: Date): Promise<void> {
  await afterGuard(db)
    .updateTable('customer')
    .set({ deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Everything that led to the merged one leads to the survivor, so no link is more than one step long. */
export async function markMerged(db: Db, from: string, into: string, now: Date): Promise<void> {
  await afterGuard(db)
    .updateTable('customer')
    .set({ merged_into: into, deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', from)
    .execute();
  await afterGuard(db).updateTable('customer').set({ merged_into: into }).where('merged_into', '=', from).execute();
}

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
