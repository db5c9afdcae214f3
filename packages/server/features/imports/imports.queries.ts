import type { SourceLine } from '@assay/domain/imports/plan';
import type { ImportLineState, ImportState } from '@assay/domain/imports/states';
import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import type { Db } from '../../db/pool.ts';
import type { ImportRow } from '../../db/tables/imports.ts';
import type { LineGroup } from '../../frame/import-noun.ts';

const linesAtOnce = 5_000;
// A longer one would not fit into the index; a line with so long a cell is faulty anyway.
const mostKeyLength = 500;

export async function createImport(
  db: Db,
  row: Insertable<ImportRow>,
  lines: readonly SourceLine[],
  keyOf: (cells: SourceLine['cells']) => string,
): Promise<void> {
  await db.insertInto('import').values(row).execute();
  for (const chunk of inChunks(lines, linesAtOnce))
    await sql`
      insert into import_line (import_id, line, record_key, cells)
      select ${row.id}, line, case when key like 'n:%' then lower(key) else key end, cells
      from unnest(${chunk.map(({ line }) => line)}::int[], ${chunk.map(({ cells }) => keyOf(cells).slice(0, mostKeyLength))}::text[],
        ${chunk.map(({ cells }) => JSON.stringify(cells))}::jsonb[]) as given (line, key, cells)`.execute(db);
}

export const findImport = (db: Db, noun: ImportRow['noun'], id: string, { lock }: { lock: boolean }) =>
  db
    .selectFrom('import')
    .selectAll()
    .where('id', '=', id)
    .where('noun', '=', noun)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();

export async function countLines(db: Db, importId: string): Promise<Record<ImportLineState, number>> {
  const rows = await db
    .selectFrom('import_line')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('import_id', '=', importId)
    .where('state', 'is not', null)
    .groupBy('state')
    .execute();
  return {
    new: 0,
    changed: 0,
    unchanged: 0,
    faulty: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}

export const listLines = (
  db: Db,
  importId: string,
  page: { offset: number; amount: number; state: ImportLineState | 'renaming' | undefined },
) =>
  db
    .selectFrom('import_line')
    .select(['line', 'state', 'title', 'changes', 'errors'])
    .where('import_id', '=', importId)
    .where('state', 'is not', null)
    .$if(page.state !== undefined, (query) =>
      page.state === 'renaming'
        ? query.where(sql<boolean>`changes @> '[{"renames": true}]'`)
        : query.where('state', '=', page.state ?? null),
    )
    .orderBy('line')
    .limit(page.amount)
    .offset(page.offset)
    .execute();

/** The faulty lines after this one, as they stood in the file. */
export const listFaultyLines = (db: Db, importId: string, after: number, amount: number) =>
  db
    .selectFrom('import_line')
    .select(['line', 'cells', 'errors'])
    .where('import_id', '=', importId)
    .where('state', '=', 'faulty')
    .where('line', '>', after)
    .orderBy('line')
    .limit(amount)
    .execute();

export interface ImportChange {
  state?: ImportState;
  lines_done?: number;
  list_version?: string;
  lines_renaming?: number;
  problem?: string | null;
}

export async function updateImport(db: Db, id: string, change: ImportChange): Promise<void> {
  await db.updateTable('import').set(change).where('id', '=', id).execute();
}

/** The groups after this key, with all their lines. */
export async function nextGroups(db: Db, importId: string, after: string, amount: number): Promise<LineGroup[]> {
  const lines = db.selectFrom('import_line').where('import_id', '=', importId);
  const keys = await lines
    .select('record_key')
    .distinct()
    .where('record_key', '>', after)
    .orderBy('record_key')
    .limit(amount)
    .execute();
  const last = keys.at(-1)?.record_key;
  if (last === undefined) return [];
  const rows = await lines
    .select(['record_key', 'line', 'cells'])
    .where('record_key', '>', after)
    .where('record_key', '<=', last)
    .orderBy('record_key')
    .orderBy('line')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.record_key);
  return [...groups].map(([key, list]) => ({ key, lines: list.map(({ line, cells }) => ({ line, cells })) }));
}
