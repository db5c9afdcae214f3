import type { Readable } from 'node:stream';
import { mostKeptFaults } from '@assay/contract/master-data';
import { cellFaults } from '@assay/domain/imports/cell-faults';
import { headerFaults, type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import { type LineError, lineError } from '@assay/domain/imports/line-error';
import { masterColumns } from '@assay/domain/master-data/columns';
import { worded } from '@assay/domain/words/message';
import type pg from 'pg';
import { type WholeDb, withoutScopedTables } from '../../db/pool.ts';
import type { MasterDataSource } from '../../providers/master-data/master-data-source.ts';
import { csvRecords } from '../imports/read-table-file.ts';
import { importLines, type LineFault } from './import-lines.ts';
import { keepFaults, takeKeys } from './master-data.queries.ts';
import type { MasterFile, MasterLine } from './master-file.ts';
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

/** The first of two lines about the same record counts, since nobody can say which one is right. */
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

const linesAtOnce = 1_000;
const lineFeed = 10;

interface LineChunk {
  /** Lines that can be understood by themselves. */
  lines: MasterLine[];
  faults: LineFault[];
  /** All that were read, faulty or not. */
  read: number;
}

/** Counts the lines without the header, so that progress can be shown. */
export async function countLines(source: Readable): Promise<number> {
  let feeds = 0;
  let last = lineFeed;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    for (let i = chunk.indexOf(lineFeed); i !== -1; i = chunk.indexOf(lineFeed, i + 1)) feeds++;
    last = chunk.at(-1) ?? last;
  }
  return Math.max(0, feeds - (last === lineFeed ? 1 : 0));
}

function columnsOf(columns: ImportColumns<string>, cells: readonly string[]): string[] {
  const header = readHeader(columns, cells);
  // Nobody looks at a preview of these files.
  const errors = headerFaults(header);
  if (errors.length === 0) return header.names.filter((name) => name !== null);
  throw new SyntaxError(`Line 1: ${errors.map((error) => worded(error, 'en')).join('; ')}`);
}

function faultsOf(
  columns: ImportColumns<string>,
  names: readonly string[],
  cells: Record<string, string>,
  record: readonly string[],
): LineError[] {
  if (record.slice(names.length).some((cell) => cell.trim() !== ''))
    return [lineError('', 'import.cellCount', { cells: record.length, columns: names.length })];
  return cellFaults(columns, cells);
}

/** The lines of a file in chunks; a file that cannot be read is a SyntaxError, after all that came before it. */
async function* readMasterFile({ name }: MasterFile, source: Readable): AsyncGenerator<LineChunk> {
  const columns: ImportColumns<string> = masterColumns[name];
  let names: string[] | undefined;
  let chunk: LineChunk = { lines: [], faults: [], read: 0 };
  try {
    for await (const { line, cells: record } of csvRecords(source)) {
      if (!names) {
        names = columnsOf(columns, record);
        continue;
      }
      const cells = Object.fromEntries(names.map((column, i) => [column, (record[i] ?? '').trim()]));
      const errors = faultsOf(columns, names, cells, record);
      if (errors.length === 0) chunk.lines.push({ line, cells });
      chunk.faults.push(...errors.map((error) => ({ ...error, line })));
      chunk.read++;
      if (chunk.read < linesAtOnce) continue;
      yield chunk;
      chunk = { lines: [], faults: [], read: 0 };
    }
    if (!names) throw new SyntaxError('Line 1: the file is empty; its first line must name the columns');
  } catch (error) {
    if (error instanceof SyntaxError && chunk.read > 0) yield chunk;
    throw error;
  }
  if (chunk.read > 0) yield chunk;
}
