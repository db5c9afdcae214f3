import { open } from 'node:fs/promises';
import type { ImportColumns } from '@assay/domain/imports/columns';
import type { SourceLine } from '@assay/domain/imports/plan';
import type { ReadTable } from '../../frame/import-noun.ts';
import { readCsvFile } from './read-csv-file.ts';
import { readXlsxFile } from './read-xlsx-file.ts';

/** How every spreadsheet begins, and no text does. */
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

/** The lines of a CSV file or of the first sheet of a spreadsheet, told apart by what is in them, not by their names. */
export async function readTableFile(path: string, columns: ImportColumns<string>): Promise<ReadTable> {
  if (!(await isSpreadsheet(path))) return readCsvFile(path, columns);
  const table = await readXlsxFile(path, { columns });
  return { ...table, lines: table.lines.map(trimmed) };
}
