import { newId } from '@assay/domain/id';
import { type TagTarget, tagTargets } from '@assay/domain/points/tags';
import { sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { PointRecord } from './point-record.queries.ts';
import type { ApplicabilityFacts, PointRows } from './point-rows.ts';

export type PartTable = Exclude<keyof PointRows, 'meta'>;

/** Adds rows, or changes those that are there, in one statement. */
export async function writeRows<T extends PartTable>(db: Db, table: T, rows: readonly PointRows[T][number][]) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  for (const chunk of inChunks(rows))
    await afterGuard(db)
      .insertInto(table as 'choice_option')
      .values(chunk as never)
      .onConflict((known) =>
        known
          .column('id')
          .doUpdateSet(Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])) as never),
      )
      .execute();
}

export async function deleteRows(db: Db, table: PartTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await afterGuard(db)
    .deleteFrom(table as 'choice_option')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

const sayingOf = (meta: ApplicabilityFacts): string =>
  [
    meta.range_value_id,
    meta.choice_list_id,
    meta.type,
    meta.product_family_id,
    meta.product_model_id,
    meta.value,
  ].join();

/** Removes products that a point no longer applies to. */
export async function deleteApplicability(
  db: Db,
  before: PointRecord['metas'],
  after: readonly ApplicabilityFacts[],
): Promise<void> {
  const wanted = new Set(after.map(sayingOf));
  const ids = before.filter((meta) => !wanted.has(sayingOf(meta))).map(({ id }) => id);
  if (ids.length === 0) return;
  await afterGuard(db).deleteFrom('meta').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export async function insertApplicability(
  db: Db,
  before: PointRecord['metas'],
  after: readonly ApplicabilityFacts[],
  now: Date,
): Promise<void> {
  const known = new Set(before.map(sayingOf));
  const added = after.filter((meta) => !known.has(sayingOf(meta)));
  for (const chunk of inChunks(added))
    await afterGuard(db)
      .insertInto('meta')
      .values(chunk.map((meta) => ({ id: newId(now.getTime()), ...meta })))
      .execute();
}

const taggedTables = { [tagTargets.option]: 'choice_option', [tagTargets.rangeValue]: 'range_value' } as const;

/** The point of an option or range value, locked, where one may see it; none for what belongs to every point. */
export async function lockTaggedPoint(db: Db, scope: Scope, type: TagTarget, id: string) {
  const part = await afterGuard(db)
    .selectFrom(taggedTables[type] as 'range_value')
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
    .updateTable(taggedTables[type] as 'range_value')
    .set({ tags })
    .where('id', '=', id)
    .where(sql<boolean>`tags <> ${tags}::text[]`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const lockLimitedPoint = (db: Db, scope: Scope, id: string) =>
  visible
    .points(db, scope)
    .select(['inspection_point.id', 'inspection_point.type', 'inspection_point.company_id'])
    .where('inspection_point.id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LimitedPoint = NonNullable<Awaited<ReturnType<typeof lockLimitedPoint>>>;

/** Finds the point of limits; the caller checks that it may be seen. */
export const findLimit = (db: Db, id: string) =>
  afterGuard(db).selectFrom('measurement_limit').select('inspection_point_id').where('id', '=', id).executeTakeFirst();
