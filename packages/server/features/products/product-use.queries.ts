import { afterGuard, type Db } from '../../db/pool.ts';

type ProductColumn = 'product_family_id' | 'product_model_id';

/** Whether limits or the applicability of a point name it. */
export async function isNamedByPoints(db: Db, column: ProductColumn, id: string): Promise<boolean> {
  const whole = afterGuard(db);
  const limit = whole.selectFrom('measurement_limit').select('id').where(column, '=', id).limit(1);
  const meta = whole.selectFrom('meta').select('id').where(column, '=', id).limit(1);
  return (await limit.executeTakeFirst()) !== undefined || (await meta.executeTakeFirst()) !== undefined;
}

/** Whether a protocol is made for it, a deleted one too: its reports still name it. */
export const isNamedByProtocols = async (db: Db, column: ProductColumn, id: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('protocol_target')
    .select(column)
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Whether anybody is or was certified for it. */
export const isNamedByCertifications = async (db: Db, familyId: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('certification')
    .select('id')
    .where('product_family_id', '=', familyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
