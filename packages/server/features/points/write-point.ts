import type { Point } from '@assay/domain/points/point';
import type { Db } from '../../db/pool.ts';
import {
  deleteApplicability,
  deleteRows,
  insertApplicability,
  type PartTable,
  writeRows,
} from './point-parts.queries.ts';
import type { PointRecord } from './point-record.queries.ts';
import { noRows, type PointRows, rowsOf } from './point-rows.ts';
import { pointOf } from './read-point.ts';

/** Wholes before their parts; parts go in the opposite order. */
const tables = [
  'range_value',
  'choice_list',
  'choice_option',
  'option_group_option',
  'dropdown',
  'dropdown_option',
  'measurement_limit',
] as const satisfies PartTable[];

interface Rows {
  was: PointRows;
  is: PointRows;
}

const removed = ({ was, is }: Rows, table: PartTable): string[] => {
  const left = new Set(is[table].map(({ id }) => id));
  return was[table].map(({ id }) => id).filter((id) => !left.has(id));
};

/** Those rows that are not already as they should be. */
function changed<T extends PartTable>({ was, is }: Rows, table: T): PointRows[T][number][] {
  const known = new Map(was[table].map((row) => [row.id, JSON.stringify(Object.entries(row).sort())]));
  return is[table].filter((row) => known.get(row.id) !== JSON.stringify(Object.entries(row).sort()));
}

/** Writes the parts of a point so that it has exactly those of `point`: few statements, and none for what stays. */
export async function writePoint(
  db: Db,
  id: string,
  record: PointRecord | null,
  point: Point,
  now: Date,
  writeOwnRow: () => Promise<void>,
): Promise<void> {
  const is = rowsOf(id, point);
  const rows: Rows = { is, was: record ? rowsOf(id, pointOf(record)) : noRows() };
  const metas = record?.metas ?? [];
  // The point refers to its group, and the options of the group to the point.
  await writeRows(db, 'option_group', changed(rows, 'option_group'));
  await writeOwnRow();
  await deleteApplicability(db, metas, is.meta);
  for (const table of tables.toReversed()) await deleteRows(db, table, removed(rows, table));
  await deleteRows(db, 'option_group', removed(rows, 'option_group'));
  for (const table of tables) await writeRows(db, table, changed(rows, table));
  await insertApplicability(db, metas, is.meta, now);
}
