import type { equipmentOrderKeys } from '@assay/contract/equipment';
import type { ListRequest } from '@assay/contract/lists';
import { newId } from '@assay/domain/id';
import { type JoinBuilder, sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { changedBy, type EquipmentFilter, equipmentFilterKey, equipmentMatching } from './equipment-filter.queries.ts';

type OrderKey = (typeof equipmentOrderKeys)[number];

const orderColumns: Record<Exclude<OrderKey, 'lastVisit'>, string> = {
  created: 'id',
  serialNumber: 'serial_number',
  nickName: 'nick_name',
  mdmEquipmentId: 'mdm_equipment_id',
  productFamilyName: 'family_name',
  productModelName: 'model_name',
  customerName: 'customer_name',
  customerSiteName: 'site_name',
};

const columns = [
  'equipment.id',
  'equipment.serial_number as serialNumber',
  'equipment.nick_name as nickName',
  'equipment.product_family_id as productFamilyId',
  'equipment.product_model_id as productModelId',
  'equipment.family_name as productFamilyName',
  'equipment.model_name as productModelName',
  'equipment.customer_site_id as customerSiteId',
  'equipment.mdm_equipment_id as mdmEquipmentId',
] as const;

/** The newest submitted visit, to others than staff of their own company. */
const lastVisit = (db: Db, { companyId }: Scope) =>
  companyId === null
    ? sql.ref<Date | null>('equipment.last_inspected_at')
    : afterGuard(db)
        .selectFrom('equipment_company')
        .select('equipment_company.last_inspected_at')
        .whereRef('equipment_company.equipment_id', '=', sql.ref('equipment.id'))
        .where('equipment_company.company_id', '=', companyId);

/** Machines that were never visited come first; the indexes have the same order. */
const visitOrder = ({ companyId }: Scope) =>
  companyId === null
    ? sql`coalesce(equipment.last_inspected_at, '-infinity')`
    : sql`coalesce(own.last_inspected_at, '-infinity')`;

type Join = JoinBuilder<Tables & { own: Tables['equipment_company'] }, 'equipment' | 'own'>;

export async function listEquipment(db: Db, scope: Scope, request: ListRequest<OrderKey>, filter: EquipmentFilter) {
  const { search, orderKey = 'created' } = request;
  const byOwnVisits = orderKey === 'lastVisit' && scope.companyId !== null;
  const ofReader = (join: Join) =>
    join.onRef('own.equipment_id', '=', 'equipment.id').on('own.company_id', '=', scope.companyId ?? '');
  const { result, count } = await readPage({
    db,
    noun: 'equipment',
    request,
    column: orderKey === 'lastVisit' ? visitOrder(scope) : orderColumns[orderKey],
    dependsOn: changedBy(filter),
    filter: equipmentFilterKey(scope, search, filter),
    matching: () =>
      equipmentMatching(db, scope, filter)
        .where(containing('search', search))
        .$if(byOwnVisits, (query) => query.innerJoin('equipment_company as own', ofReader)),
    rows: (ids) =>
      afterGuard(db)
        .selectFrom('equipment')
        .$if(byOwnVisits, (query) => query.innerJoin('equipment_company as own', ofReader))
        .select([...columns, 'equipment.customer_name as customerName', 'equipment.site_name as customerSiteName'])
        .select(lastVisit(db, scope).as('lastVisit'))
        .where('id', 'in', ids),
  });
  return { result: result.map((row) => ({ ...row, lastVisit: row.lastVisit?.toISOString() ?? null })), count };
}

const mostOfModels = 5_000;

export const listEquipmentOfModels = (db: Db, scope: Scope, modelIds: string[]) =>
  visible
    .equipment(db, scope)
    .select(columns)
    .where('equipment.product_model_id', 'in', modelIds.length > 0 ? modelIds : [newId()])
    .orderBy('equipment.serial_number')
    .orderBy('equipment.id')
    .limit(mostOfModels)
    .execute();

/** The machines of the customer in the row of a query. */
export const equipmentOfCustomer = (db: Db, scope: Scope) =>
  visible
    .equipment(db, scope)
    .select(columns)
    .where('equipment.customer_id', '=', sql.ref<string>('customer.id'))
    .orderBy('equipment.serial_number')
    .orderBy('equipment.id')
    .limit(mostOfModels);

const records = (db: Db, scope: Scope, id: string) =>
  visible
    .equipment(db, scope)
    .select([
      ...columns,
      'equipment.customer_id',
      'equipment.revision',
      'equipment.added_by_company_id',
      'equipment.checked_by_staff',
    ])
    .where('equipment.id', '=', id);

export const findEquipment = (db: Db, scope: Scope, id: string) => records(db, scope, id).executeTakeFirst();
export const lockEquipment = (db: Db, scope: Scope, id: string) =>
  records(db, scope, id).forUpdate().executeTakeFirst();

export type EquipmentRecord = NonNullable<Awaited<ReturnType<typeof findEquipment>>>;

export interface EquipmentFields {
  serial_number: string;
  nick_name: string;
  mdm_equipment_id: string;
  product_family_id: string;
  family_name: string;
  product_model_id: string;
  model_name: string;
  customer_id: string | null;
  customer_site_id: string | null;
}

export async function createEquipment(
  db: Db,
  fields: EquipmentFields & { added_by_company_id?: string | null },
  now: Date,
  id = newId(now.getTime()),
): Promise<string> {
  await afterGuard(db)
    .insertInto('equipment')
    .values({ id, ...fields })
    .execute();
  return id;
}

export async function updateEquipment(
  db: Db,
  id: string,
  fields: EquipmentFields & { checked_by_staff?: boolean },
): Promise<void> {
  await afterGuard(db)
    .updateTable('equipment')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteEquipment(db: Db, id: string, now: Date): Promise<void> {
  await afterGuard(db)
    .updateTable('equipment')
    .set({ deleted_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** A deleted customer leaves its machines behind. */
export async function freeEquipment(db: Db, customerId: string): Promise<void> {
  await afterGuard(db)
    .updateTable('equipment')
    .set({ customer_id: null, customer_site_id: null, revision: sql<number>`revision + 1` })
    .where('customer_id', '=', customerId)
    .execute();
}

/** Machines at a site that is removed stay with its customer. */
export async function takeOffSites(db: Db, siteIds: string[]): Promise<void> {
  if (siteIds.length === 0) return;
  await afterGuard(db)
    .updateTable('equipment')
    .set({ customer_site_id: null, revision: sql<number>`revision + 1` })
    .where('customer_site_id', 'in', siteIds)
    .execute();
}

/** The machines of a merged customer belong to its survivor, at the sites that stand for theirs now. */
export async function moveEquipment(db: Db, from: string, into: string, sites: Map<string, string>): Promise<void> {
  await sql`
    update equipment set customer_id = ${into}, revision = revision + 1,
      customer_site_id = (select stands.for_now from unnest(${[...sites.keys()]}::uuid[], ${[...sites.values()]}::uuid[])
        as stands (site, for_now) where stands.site = equipment.customer_site_id)
    where customer_id = ${from}`.execute(db);
}

/** Counts the machines of a product family or model, and the deleted ones. */
export const countEquipment = (db: Db, column: 'product_family_id' | 'product_model_id', id: string) =>
  afterGuard(db)
    .selectFrom('equipment')
    .select([
      sql<number>`count(*) filter (where deleted_at is null)`.as('live'),
      sql<number>`count(*) filter (where deleted_at is not null)`.as('deleted'),
    ])
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
