import { createReadStream } from 'node:fs';
import { mostImportLines } from '@assay/contract/imports';
import { type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import type { CsvRecord } from '@assay/domain/imports/csv';
import type { SourceLine } from '@assay/domain/imports/plan';
import { Problem } from '@assay/domain/problem';
import { csvRecords } from './csv-records.ts';

const unreadable = (message: string) =>
  new Problem('invalid', `file: ${message}`, { code: 'unreadableFile', errors: [{ path: 'file', message }] });

async function* recordsOf(path: string): AsyncGenerator<CsvRecord> {
  try {
    yield* csvRecords(createReadStream(path));
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable(error.message) : error;
  }
}

/** The lines of a CSV file by the columns of its header; a piece at a time, so that others get their turn. */
export async function readCsvFile(path: string, columns: ImportColumns<string>): Promise<SourceLine[]> {
  const lines: SourceLine[] = [];
  let names: string[] | undefined;
  for await (const { line, cells } of recordsOf(path)) {
    // No database keeps it in a text; a file that has it was most likely saved as UTF-16.
    if (cells.some((cell) => cell.includes('\0'))) throw unreadable(`Line ${line}: is not UTF-8 text`);
    if (!names) {
      const header = readHeader(columns, cells);
      if (header.errors.length > 0)
        throw new Problem('invalid', `The header: ${header.errors[0]?.column}: ${header.errors[0]?.message}`, {
          code: 'unreadableFile',
          errors: header.errors.map(({ column, message }) => ({ path: `file.${column}`, message })),
        });
      ({ names } = header);
      continue;
    }
    if (lines.length >= mostImportLines) throw unreadable(`Has more than ${mostImportLines} lines`);
    lines.push({ line, cells: Object.fromEntries(names.map((name, i) => [name, (cells[i] ?? '').trim()])) });
  }
  if (!names) throw unreadable('Is empty');
  if (lines.length === 0) throw unreadable('Has a header and no lines');
  return lines;
}
