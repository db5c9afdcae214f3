import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** A machine with all that work on it remembers of it. */
export const findMachine = (db: Db, scope: Scope, equipmentId: string) =>
  visible
    .equipment(db, scope)
    .innerJoin('product_family', 'product_family.id', 'equipment.product_family_id')
    .innerJoin('product_category', 'product_category.id', 'product_family.product_category_id')
    .leftJoin('customer', 'customer.id', 'equipment.customer_id')
    .leftJoin('customer_site', 'customer_site.id', 'equipment.customer_site_id')
    .select([
      'equipment.id',
      'equipment.serial_number',
      'equipment.nick_name',
      'equipment.product_family_id',
      'equipment.family_name',
      'equipment.product_model_id',
      'equipment.model_name',
      'equipment.customer_id',
      'customer.name as customer_name',
      'equipment.customer_site_id',
      'customer_site.name as customer_site_name',
      'product_family.product_category_id',
      'product_category.code as category_code',
      'product_category.name as category_name',
    ])
    .where('equipment.id', '=', equipmentId)
    .executeTakeFirst();

export type Machine = NonNullable<Awaited<ReturnType<typeof findMachine>>>;

const mostDuplicates = 50;

/** Another write that names the same machine waits until this transaction has found or made it. */
export async function waitForSameName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`equipment ${name}`}, 0))`.execute(db);
}

const withSerial = (db: Db, scope: Scope, familyId: string, serialKey: string) =>
  visible
    .equipment(db, scope)
    .where('equipment.product_family_id', '=', familyId)
    .where('equipment.serial_key', '=', serialKey)
    .where('equipment.serial_key', '<>', '');

/** Prefers the provider's own of several machines, then the oldest. */
export const findBySerial = (db: Db, scope: Scope, familyId: string, serialKey: string) =>
  withSerial(db, scope, familyId, serialKey)
    .select('equipment.id')
    .orderBy(sql`equipment.added_by_company_id is not null`)
    .orderBy('equipment.id')
    .executeTakeFirst();

/** The other records of what is most likely the same machine. */
export const listDuplicates = (db: Db, scope: Scope, machine: { id: string; familyId: string; serialKey: string }) =>
  withSerial(db, scope, machine.familyId, machine.serialKey)
    .select(['equipment.id', 'equipment.serial_number as serialNumber', 'equipment.nick_name as nickName'])
    .select(
      visible
        .companies(db, scope)
        .select('company.name')
        .where('company.id', '=', sql.ref<string>('equipment.added_by_company_id'))
        .as('recordedBy'),
    )
    .where('equipment.id', '<>', machine.id)
    .orderBy('equipment.id')
    .limit(mostDuplicates)
    .execute();

/** Without serial numbers on either side a machine is known by what people call it, where it stands. */
export const findByNickName = (db: Db, scope: Scope, familyId: string, nickName: string, siteId: string | null) =>
  visible
    .equipment(db, scope)
    .select('equipment.id')
    .where('equipment.product_family_id', '=', familyId)
    .where('equipment.serial_key', '=', '')
    .where('equipment.nick_name', '=', nickName)
    .where('equipment.customer_site_id', siteId === null ? 'is' : '=', siteId)
    .orderBy('equipment.id')
    .executeTakeFirst();
