import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';

/** The machines of the demo in the order in which they were made, with their companies and whom to ask for. */
export const listMachines = (db: WholeDb) =>
  db
    .selectFrom('equipment')
    .innerJoin('product_family', 'product_family.id', 'equipment.product_family_id')
    .innerJoin('product_category', 'product_category.id', 'product_family.product_category_id')
    .select([
      'equipment.id',
      'equipment.family_name',
      'equipment.product_family_id',
      'equipment.product_model_id',
      'equipment.customer_site_id',
      'product_category.code as category',
    ])
    .select(
      sql<string[]>`array(select company_id::text from equipment_company where equipment_id = equipment.id)`.as(
        'companies',
      ),
    )
    .select(
      sql<{ name: string; email: string; phone: string } | null>`(
        select json_build_object('name', name, 'email', email, 'phone', phone_number) from customer_contact
        where customer_id = equipment.customer_id and deleted_at is null order by id limit 1)`.as('contact'),
    )
    .orderBy('equipment.id')
    .execute();

export type DemoMachine = Awaited<ReturnType<typeof listMachines>>[number];
