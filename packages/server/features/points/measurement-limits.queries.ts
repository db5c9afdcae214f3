import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export const lockLimitedPoint = (db: Db, scope: Scope, id: string) =>
  visible
    .points(db, scope)
    .select(['inspection_point.id', 'inspection_point.type', 'inspection_point.company_id'])
    .where('inspection_point.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LimitedPoint = NonNullable<Awaited<ReturnType<typeof lockLimitedPoint>>>;

/** Whose limits these are; whether one may see them is the point's to say. */
export const findLimit = (db: Db, id: string) =>
  afterGuard(db).selectFrom('measurement_limit').select('inspection_point_id').where('id', '=', id).executeTakeFirst();
