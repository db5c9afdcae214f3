import type { customerOrderKeys } from '@assay/contract/customers';
import type { ListRequest } from '@assay/contract/lists';
import { newId } from '@assay/domain/id';
import type { Language } from '@assay/domain/languages';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { type Db, everyRow } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

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
    matching: () =>
      visible.customers(db, scope).$if(search !== '', (query) => query.where('search', 'like', containing(search))),
    rows: (ids) =>
      everyRow(db)
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
export const findCustomer = (db: Db, scope: Scope, id: string) =>
  visible
    .customers(db, scope)
    .select(columns)
    .where((eb) =>
      eb(
        'customer.id',
        '=',
        eb.fn.coalesce(
          everyRow(db).selectFrom('customer as old').select('old.merged_into').where('old.id', '=', id),
          sql<string>`${id}::uuid`,
        ),
      ),
    )
    .executeTakeFirst();

/** For a write: live, not merged, and locked until the transaction ends. */
export const lockCustomer = (db: Db, scope: Scope, id: string) =>
  visible.customers(db, scope).select(columns).where('customer.id', '=', id).forUpdate().executeTakeFirst();

export type CustomerRecord = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

export const listSites = (db: Db, customerId: string) =>
  everyRow(db)
    .selectFrom('customer_site')
    .select(['id', 'name', 'mdm_site_id', 'mdm_type', 'country', 'state_province'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

export type SiteRecord = Awaited<ReturnType<typeof listSites>>[number];

export const listContacts = (db: Db, customerId: string) =>
  everyRow(db)
    .selectFrom('customer_contact')
    .select(['id', 'name', 'email', 'phone_number', 'language', 'customer_site_id'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

export type ContactRecord = Awaited<ReturnType<typeof listContacts>>[number];

export interface CustomerFields {
  name: string;
  english_name: string;
  mdm_customer_id: string;
  language: Language;
}

export async function createCustomer(db: Db, fields: CustomerFields, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await everyRow(db)
    .insertInto('customer')
    .values({ id, ...fields })
    .execute();
  return id;
}

export async function updateCustomer(db: Db, id: string, fields: Partial<CustomerFields>): Promise<void> {
  await everyRow(db)
    .updateTable('customer')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteCustomer(db: Db, id: string, now: Date): Promise<void> {
  await everyRow(db)
    .updateTable('customer')
    .set({ deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Everything that led to the merged one leads to the survivor, so no link is more than one step long. */
export async function markMerged(db: Db, from: string, into: string, now: Date): Promise<void> {
  await everyRow(db)
    .updateTable('customer')
    .set({ merged_into: into, deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', from)
    .execute();
  await everyRow(db).updateTable('customer').set({ merged_into: into }).where('merged_into', '=', from).execute();
}
