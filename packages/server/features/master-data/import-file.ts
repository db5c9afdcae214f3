import { mostKeptFaults } from '@assay/contract/master-data';
import { lineError } from '@assay/domain/imports/line-error';
import { masterColumns } from '@assay/domain/master-data/columns';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import type { MasterDataSource } from '../../providers/master-data/master-data-source.ts';
import { importLines } from './import-lines.ts';
import { keepFaults, takeKeys } from './master-data.queries.ts';
import type { MasterFile, MasterLine } from './master-file.ts';
import type { LineFault } from './plan-lines.ts';
import { readMasterFile } from './read-master-file.ts';
import { analyzeTable } from './write-rows.queries.ts';

export interface Counts {
  [name: string]: number;
  created: number;
  changed: number;
  unchanged: number;
  faultyLines: number;
}

export interface ImportDeps {
  pool: pg.Pool;
  db: WholeDb;
  source: MasterDataSource;
}

/** Of two lines about the same record the first one counts: which one is right, nobody can say. */
async function findRepeats(db: WholeDb, file: MasterFile, lines: readonly MasterLine[]): Promise<LineFault[]> {
  const first = new Map<string, number>();
  for (const { line, cells } of lines) if (!first.has(file.keyOf(cells))) first.set(file.keyOf(cells), line);
  const earlier = await takeKeys(withoutScopedTables(db), file.name, first);
  const columns: Record<string, { title: string }> = masterColumns[file.name];
  return lines.flatMap(({ line, cells }) => {
    const speaker = earlier.get(file.keyOf(cells)) ?? first.get(file.keyOf(cells));
    if (speaker === line) return [];
    return [{ line, ...lineError(columns[file.keyColumn]?.title ?? '', 'import.sameValue', { line: speaker ?? 0 }) }];
  });
}

/** Adds what a file says, chunk by chunk; answers why it could not be read to its end, if it could not. */
export async function importFile(
  { pool, db, source }: ImportDeps,
  file: MasterFile,
  counts: Counts,
  onRead: (lines: number) => Promise<void>,
): Promise<string | undefined> {
  try {
    for await (const { lines, faults, read } of readMasterFile(file, await source.open(file.name))) {
      const repeats = await findRepeats(db, file, lines);
      const repeated = new Set(repeats.map(({ line }) => line));
      const tally = await importLines(
        pool,
        file,
        lines.filter(({ line }) => !repeated.has(line)),
      );
      const all = [...faults, ...repeats, ...tally.faults].sort((a, b) => a.line - b.line);
      counts.created += tally.created;
      counts.changed += tally.changed;
      counts.unchanged += tally.unchanged;
      const room = Math.max(0, mostKeptFaults - counts.faultyLines);
      counts.faultyLines += new Set(all.map(({ line }) => line)).size;
      await keepFaults(withoutScopedTables(db), file.name, all.slice(0, room));
      await onRead(read);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${file.name}, ${error.message.replace(/^Line/, 'line')}`;
  } finally {
    await analyzeTable(db, file.table);
  }
  return undefined;
}
