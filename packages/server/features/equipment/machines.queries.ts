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
