import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The model with its family, as an equipment keeps their names. */
export const findModelWithFamily = (db: Db, modelId: string) =>
  db
    .selectFrom('product_model')
    .innerJoin('product_family', 'product_family.id', 'product_model.product_family_id')
    .select([
      'product_model.id as product_model_id',
      'product_model.name as model_name',
      'product_family.id as product_family_id',
      'product_family.name as family_name',
    ])
    .where('product_model.id', '=', modelId)
    .executeTakeFirst();

/** A live site of a customer that the caller may see. */
export const findVisibleSite = (db: Db, scope: Scope, siteId: string) =>
  visible
    .customers(db, scope)
    .innerJoin('customer_site', 'customer_site.customer_id', 'customer.id')
    .select(['customer_site.id', 'customer_site.name', 'customer.id as customerId', 'customer.name as customerName'])
    .where('customer_site.id', '=', siteId)
    .where('customer_site.deleted_at', 'is', null)
    .executeTakeFirst();

export const findCustomerName = (db: Db, scope: Scope, customerId: string) =>
  visible
    .customers(db, scope)
    .select(['customer.id', 'customer.name'])
    .where('customer.id', '=', customerId)
    .executeTakeFirst();

export const listAssignedCompanies = (db: Db, scope: Scope, equipmentId: string) =>
  visible
    .companies(db, scope)
    .innerJoin('equipment_company', 'equipment_company.company_id', 'company.id')
    .select(['company.id', 'company.name'])
    .where('equipment_company.equipment_id', '=', equipmentId)
    .where('equipment_company.assigned', '=', true)
    .orderBy('company.name')
    .execute();

export const countCompanies = async (db: Db, scope: Scope, ids: string[]): Promise<number> =>
  ids.length === 0
    ? 0
    : (await visible.companies(db, scope).select('company.id').where('company.id', 'in', ids).execute()).length;

/** Exactly these companies are assigned; that somebody inspected it stays remembered. */
export async function assignCompanies(db: Db, equipmentId: string, companyIds: string[]): Promise<void> {
  const whole = afterGuard(db);
  const others = companyIds.length > 0 ? companyIds : [equipmentId];
  await whole
    .deleteFrom('equipment_company')
    .where('equipment_id', '=', equipmentId)
    .where('assigned', '=', true)
    .where('last_inspected_at', 'is', null)
    .where('company_id', 'not in', others)
    .execute();
  await whole
    .updateTable('equipment_company')
    .set({ assigned: false })
    .where('equipment_id', '=', equipmentId)
    .where('assigned', '=', true)
    .where('company_id', 'not in', others)
    .execute();
  for (const company_id of companyIds)
    await whole
      .insertInto('equipment_company')
      .values({ equipment_id: equipmentId, company_id, assigned: true })
      .onConflict((conflict) => conflict.columns(['equipment_id', 'company_id']).doUpdateSet({ assigned: true }))
      .execute();
}

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

/** The equipment was found inside the scope before. */
export const listEquipmentImages = (db: Db, equipmentId: string) =>
  afterGuard(db)
    .selectFrom('equipment_image')
    .innerJoin('image', 'image.id', 'equipment_image.image_id')
    .select(['image.id', 'image.name', 'image.width', 'image.height'])
    .where('equipment_image.equipment_id', '=', equipmentId)
    .orderBy('equipment_image.index')
    .execute();

export async function addEquipmentImage(db: Db, equipmentId: string, imageId: string): Promise<void> {
  await afterGuard(db)
    .insertInto('equipment_image')
    .columns(['equipment_id', 'image_id', 'index', 'photo_name'])
    .expression((from) =>
      from
        .selectFrom('image')
        .select([
          sql<string>`${equipmentId}::uuid`.as('equipment_id'),
          'image.id as image_id',
          sql<number>`(select coalesce(max(index) + 1, 0) from equipment_image where equipment_id = ${equipmentId})`.as(
            'index',
          ),
          'image.name as photo_name',
        ])
        .where('image.id', '=', imageId),
    )
    .execute();
}

/** Answers whether it was there. */
export async function removeEquipmentImage(db: Db, equipmentId: string, imageId: string): Promise<boolean> {
  const { numDeletedRows } = await afterGuard(db)
    .deleteFrom('equipment_image')
    .where('equipment_id', '=', equipmentId)
    .where('image_id', '=', imageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
