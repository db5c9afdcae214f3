import type { Readable } from 'node:stream';
import { cellFaults } from '@assay/domain/imports/cell-faults';
import { headerFaults, type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import { type LineError, lineError } from '@assay/domain/imports/line-error';
import { masterColumns } from '@assay/domain/master-data/columns';
import { worded } from '@assay/domain/words/message';
import { csvRecords } from '../imports/read-table-file.ts';
import type { MasterFile, MasterLine } from './master-file.ts';
import type { LineFault } from './plan-lines.ts';

const linesAtOnce = 1_000;
const lineFeed = 10;

export interface LineChunk {
  /** Lines that can be understood by themselves. */
  lines: MasterLine[];
  faults: LineFault[];
  /** All that were read, faulty or not. */
  read: number;
}

/** How many lines there are, the header not counted: a cheap look ahead that makes progress real. */
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
export async function* readMasterFile({ name }: MasterFile, source: Readable): AsyncGenerator<LineChunk> {
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
