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
  before: PointRows;
  after: PointRows;
}

const removed = ({ before, after }: Rows, table: PartTable): string[] => {
  const left = new Set(after[table].map(({ id }) => id));
  return before[table].map(({ id }) => id).filter((id) => !left.has(id));
};

/** Leaves out the rows that are the same already. */
function changed<T extends PartTable>({ before, after }: Rows, table: T): PointRows[T][number][] {
  const known = new Map(before[table].map((row) => [row.id, JSON.stringify(Object.entries(row).sort())]));
  return after[table].filter((row) => known.get(row.id) !== JSON.stringify(Object.entries(row).sort()));
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
  const after = rowsOf(id, point);
  const rows: Rows = { after, before: record ? rowsOf(id, pointOf(record)) : noRows() };
  const metas = record?.metas ?? [];
  // The point refers to its group, and the options of the group to the point.
  await writeRows(db, 'option_group', changed(rows, 'option_group'));
  await writeOwnRow();
  await deleteApplicability(db, metas, after.meta);
  for (const table of tables.toReversed()) await deleteRows(db, table, removed(rows, table));
  await deleteRows(db, 'option_group', removed(rows, 'option_group'));
  for (const table of tables) await writeRows(db, table, changed(rows, table));
  await insertApplicability(db, metas, after.meta, now);
}
