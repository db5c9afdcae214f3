import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { mostImportLines } from '@assay/contract/imports';
import {
  type Header,
  headerFaults,
  type ImportColumns,
  ignoredColumns,
  readHeader,
} from '@assay/domain/imports/columns';
import { CsvFault, CsvReader, type CsvRecord } from '@assay/domain/imports/csv';
import { unguarded, withoutFaults } from '@assay/domain/imports/faulty-lines';
import type { SourceLine } from '@assay/domain/imports/plan';
import { invalidFields } from '@assay/domain/problem';
import { type Message, message } from '@assay/domain/words/message';
import type { ReadTable } from '../../frame/import-noun.ts';
import { type SheetRow, sheetRows } from './xlsx/sheet-rows.ts';
import { SheetFault } from './xlsx/zip-entries.ts';

/** Every spreadsheet begins with these bytes, and no text does. */
const zipStart = Buffer.from('PK\x03\x04');

async function isSpreadsheet(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(zipStart.length), 0, zipStart.length, 0);
    return buffer.subarray(0, bytesRead).equals(zipStart);
  } finally {
    await file.close();
  }
}

const trimmed = ({ line, cells }: SourceLine): SourceLine => ({
  line,
  cells: Object.fromEntries(Object.entries(cells).map(([name, text]) => [name, text.trim()])),
});

/** The lines of a CSV file or of the first sheet of a spreadsheet; its contents decide which it is, not its name. */
export async function readTableFile(path: string, columns: ImportColumns<string>): Promise<ReadTable> {
  if (!(await isSpreadsheet(path))) return readCsvFile(path, columns);
  const table = await readXlsxFile(path, { columns });
  return { ...table, lines: table.lines.map(trimmed) };
}

const unreadable = (reason: Message) => invalidFields([{ path: 'file', ...reason }], 'unreadableFile');

/** The header of a file that can be read; unknown columns are in the way of nothing, and named where others are missing. */
function readableHeader(columns: ImportColumns<string>, titles: readonly string[]): Header<string> {
  const header = readHeader(columns, withoutFaults(titles));
  if (header.errors.length === 0) return header;
  const [first, ...more] = headerFaults(header).map(({ column, ...reason }) => ({ path: `file.${column}`, ...reason }));
  if (first) throw invalidFields([first, ...more], 'unreadableFile');
  return header;
}

/** The cells of a line under the names of their columns. */
const byName = ({ names }: Header<string>, cellAt: (place: number) => string): SourceLine['cells'] =>
  Object.fromEntries(names.flatMap((name, place) => (name === null ? [] : [[name, cellAt(place)]])));

async function* csvRecordsOf(path: string): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(createReadStream(path));
  } catch (error) {
    throw error instanceof CsvFault ? unreadable(error.reason) : error;
  }
}

/** The lines of a CSV file by the columns of its header; a piece at a time, so that others get their turn. */
async function readCsvFile(path: string, columns: ImportColumns<string>): Promise<ReadTable> {
  const lines: SourceLine[] = [];
  let header: Header<string> | undefined;
  for await (const { line, cells } of csvRecordsOf(path)) {
    // No database keeps it in a text; a file that has it was most likely saved as UTF-16.
    if (cells.some((cell) => cell.includes('\0'))) throw unreadable(message('import.notUtf8', { line }));
    if (!header) {
      header = readableHeader(columns, cells);
      continue;
    }
    if (lines.length >= mostImportLines) throw unreadable(message('import.tooManyLines', { max: mostImportLines }));
    lines.push({ line, cells: byName(header, (place) => unguarded((cells[place] ?? '').trim())) });
  }
  if (!header) throw unreadable(message('import.empty'));
  if (lines.length === 0) throw unreadable(message('import.noLines'));
  return { lines, ignoredColumns: ignoredColumns(header) };
}

/** Names the line of bytes that are no text, for the person who must correct the file. */
function notText(reader: CsvReader, chunk: Buffer): CsvFault {
  const [before = ''] = new TextDecoder().decode(chunk).split('\uFFFD', 1);
  return new CsvFault(message('import.notUtf8', { line: reader.line + before.split('\n').length - 1 }));
}

/** The records of a CSV stream, a piece at a time; what cannot be read is a SyntaxError that names the line. */
export async function* csvRecords(source: Readable): AsyncGenerator<CsvRecord> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw notText(reader, chunk ?? Buffer.alloc(0));
    }
  };
  for await (const chunk of source) yield* reader.push(decode(chunk));
  yield* reader.push(decode());
  yield* reader.end();
}

async function* sheetRowsOf(path: string): AsyncGenerator<SheetRow> {
  try {
    yield* sheetRows(path);
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    throw unreadable(message(error.tooLarge ? 'import.spreadsheetTooLarge' : 'import.notSpreadsheet'));
  }
}

/** The titles of the first row, as far as any stands there. */
function titlesOf({ cells }: SheetRow): string[] {
  const last = Math.max(-1, ...[...cells].filter(([, { text }]) => text.trim() !== '').map(([place]) => place));
  return Array.from({ length: last + 1 }, (_, place) => cells.get(place)?.text ?? '');
}

interface SheetReading {
  columns: ImportColumns<string>;
  /** A line lists its cells with formulas under this name; without a name the results of formulas count. */
  formulaCells?: string;
  /** Answers what is wrong with the columns as a whole. */
  headerFault?: (names: readonly string[]) => Message | undefined;
}

/** The lines of the first sheet of a spreadsheet by the columns of its first row. */
export async function readXlsxFile(path: string, reading: SheetReading): Promise<ReadTable> {
  const lines: SourceLine[] = [];
  let header: Header<string> | undefined;
  for await (const row of sheetRowsOf(path)) {
    if (!header) {
      header = readableHeader(reading.columns, titlesOf(row));
      const fault = reading.headerFault?.(header.names.filter((name) => name !== null));
      if (fault) throw unreadable(fault);
      continue;
    }
    const { names } = header;
    const cells = [...row.cells].filter(([place]) => Boolean(names[place]));
    if (cells.length === 0) continue;
    if (lines.length >= mostImportLines) throw unreadable(message('import.tooManyLines', { max: mostImportLines }));
    const { formulaCells } = reading;
    const formulas = cells.filter(([, { isFormula }]) => isFormula).map(([place]) => names[place]);
    lines.push({
      line: row.line,
      cells: {
        ...byName(header, (place) => row.cells.get(place)?.text.replaceAll('\0', '') ?? ''),
        ...(formulaCells && formulas.length > 0 && { [formulaCells]: formulas.join() }),
      },
    });
  }
  if (!header) throw unreadable(message('import.empty'));
  if (lines.length === 0) throw unreadable(message('import.noLines'));
  return { lines, ignoredColumns: ignoredColumns(header) };
}
