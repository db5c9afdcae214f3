import { type TagTarget, tagTargets } from '@assay/domain/points/tags';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const tables = { [tagTargets.option]: 'choice_option', [tagTargets.rangeValue]: 'range_value' } as const;

/** The point of an option or range value, locked, where one may see it; none for what belongs to every point. */
export async function lockTaggedPoint(db: Db, scope: Scope, type: TagTarget, id: string) {
  const part = await afterGuard(db)
    .selectFrom(tables[type] as 'range_value')
    .select('inspection_point_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!part?.inspection_point_id) return undefined;
  return visible
    .points(db, scope)
    .select('inspection_point.id')
    .where('inspection_point.id', '=', part.inspection_point_id)
    .forUpdate('inspection_point')
    .executeTakeFirst();
}

/** Answers whether there was anything to change; a part that is gone by now has no row. */
export async function writeTags(db: Db, type: TagTarget, id: string, tags: string[]): Promise<boolean> {
  const { numUpdatedRows } = await afterGuard(db)
    .updateTable(tables[type] as 'range_value')
    .set({ tags })
    .where('id', '=', id)
    .where(sql<boolean>`tags <> ${tags}::text[]`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
