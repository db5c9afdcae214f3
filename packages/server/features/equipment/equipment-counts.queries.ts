import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';

/** How many machines there are of a product family or model, and how many deleted ones. */
export const countEquipment = (db: Db, column: 'product_family_id' | 'product_model_id', id: string) =>
  afterGuard(db)
    .selectFrom('equipment')
    .select([
      sql<number>`count(*) filter (where deleted_at is null)`.as('live'),
      sql<number>`count(*) filter (where deleted_at is not null)`.as('deleted'),
    ])
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
