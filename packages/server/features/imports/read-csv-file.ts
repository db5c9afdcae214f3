import { createReadStream } from 'node:fs';
import { mostImportLines } from '@assay/contract/imports';
import { type Header, type ImportColumns, ignoredColumns } from '@assay/domain/imports/columns';
import { CsvFault, type CsvRecord } from '@assay/domain/imports/csv';
import { unguarded } from '@assay/domain/imports/faulty-lines';
import type { SourceLine } from '@assay/domain/imports/plan';
import { message } from '@assay/domain/words/message';
import type { ReadTable } from '../../frame/import-noun.ts';
import { csvRecords } from './csv-records.ts';
import { byName, readableHeader, unreadable } from './table-header.ts';

async function* recordsOf(path: string): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(createReadStream(path));
  } catch (error) {
    throw error instanceof CsvFault ? unreadable(error.reason) : error;
  }
}

/** The lines of a CSV file by the columns of its header; a piece at a time, so that others get their turn. */
export async function readCsvFile(path: string, columns: ImportColumns<string>): Promise<ReadTable> {
  const lines: SourceLine[] = [];
  let header: Header<string> | undefined;
  for await (const { line, cells } of recordsOf(path)) {
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
