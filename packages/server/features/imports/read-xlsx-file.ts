import { mostImportLines } from '@assay/contract/imports';
import { type Header, type ImportColumns, ignoredColumns } from '@assay/domain/imports/columns';
import type { SourceLine } from '@assay/domain/imports/plan';
import { type Message, message } from '@assay/domain/words/message';
import type { ReadTable } from '../../frame/import-noun.ts';
import { byName, readableHeader, unreadable } from './table-header.ts';
import { type SheetRow, sheetRows } from './xlsx/sheet-rows.ts';
import { SheetFault } from './xlsx/zip-entries.ts';

async function* rowsOf(path: string): AsyncGenerator<SheetRow> {
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
  /** Under which name a line lists its cells that hold formulas; without one their results count. */
  formulaCells?: string;
  /** What is wrong with the columns as a whole. */
  headerFault?: (names: readonly string[]) => Message | undefined;
}

/** The lines of the first sheet of a spreadsheet by the columns of its first row. */
export async function readXlsxFile(path: string, reading: SheetReading): Promise<ReadTable> {
  const lines: SourceLine[] = [];
  let header: Header<string> | undefined;
  for await (const row of rowsOf(path)) {
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
