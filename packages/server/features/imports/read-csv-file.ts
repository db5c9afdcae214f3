import { createReadStream } from 'node:fs';
import { mostImportLines } from '@assay/contract/imports';
import { type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import { CsvFault, type CsvRecord } from '@assay/domain/imports/csv';
import { unguarded, withoutFaults } from '@assay/domain/imports/faulty-lines';
import type { SourceLine } from '@assay/domain/imports/plan';
import { invalidFields } from '@assay/domain/problem';
import { type Message, message } from '@assay/domain/words/message';
import { csvRecords } from './csv-records.ts';

const unreadable = (reason: Message) => invalidFields([{ path: 'file', ...reason }], 'unreadableFile');

async function* recordsOf(path: string): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(createReadStream(path));
  } catch (error) {
    throw error instanceof CsvFault ? unreadable(error.reason) : error;
  }
}

/** The lines of a CSV file by the columns of its header; a piece at a time, so that others get their turn. */
export async function readCsvFile(path: string, columns: ImportColumns<string>): Promise<SourceLine[]> {
  const lines: SourceLine[] = [];
  let names: string[] | undefined;
  for await (const { line, cells } of recordsOf(path)) {
    // No database keeps it in a text; a file that has it was most likely saved as UTF-16.
    if (cells.some((cell) => cell.includes('\0'))) throw unreadable(message('import.notUtf8', { line }));
    if (!names) {
      const header = readHeader(columns, withoutFaults(cells));
      const [first, ...more] = header.errors.map(({ column, ...reason }) => ({ path: `file.${column}`, ...reason }));
      if (first) throw invalidFields([first, ...more], 'unreadableFile');
      ({ names } = header);
      continue;
    }
    if (lines.length >= mostImportLines) throw unreadable(message('import.tooManyLines', { max: mostImportLines }));
    lines.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, unguarded((cells[i] ?? '').trim())])) });
  }
  if (!names) throw unreadable(message('import.empty'));
  if (lines.length === 0) throw unreadable(message('import.noLines'));
  return lines;
}
