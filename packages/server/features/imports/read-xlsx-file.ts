import { mostImportLines } from '@assay/contract/imports';
import { type ImportColumns, readHeader } from '@assay/domain/imports/columns';
import { withoutFaults } from '@assay/domain/imports/faulty-lines';
import type { SourceLine } from '@assay/domain/imports/plan';
import { invalidFields } from '@assay/domain/problem';
import { type Message, message } from '@assay/domain/words/message';
import { type SheetRow, sheetRows } from './xlsx/sheet-rows.ts';
import { SheetFault } from './xlsx/zip-entries.ts';

const unreadable = (reason: Message) => invalidFields([{ path: 'file', ...reason }], 'unreadableFile');

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
export async function readXlsxFile(path: string, reading: SheetReading): Promise<SourceLine[]> {
  const lines: SourceLine[] = [];
  let names: string[] | undefined;
  for await (const row of rowsOf(path)) {
    if (!names) {
      const header = readHeader(reading.columns, withoutFaults(titlesOf(row)));
      const [first, ...more] = header.errors.map(({ column, ...reason }) => ({ path: `file.${column}`, ...reason }));
      if (first) throw invalidFields([first, ...more], 'unreadableFile');
      ({ names } = header);
      const fault = reading.headerFault?.(names);
      if (fault) throw unreadable(fault);
      continue;
    }
    const known = names;
    const cells = [...row.cells].filter(([place]) => known[place] !== undefined);
    if (cells.length === 0) continue;
    if (lines.length >= mostImportLines) throw unreadable(message('import.tooManyLines', { max: mostImportLines }));
    const { formulaCells } = reading;
    const formulas = cells.filter(([, { isFormula }]) => isFormula).map(([place]) => known[place]);
    lines.push({
      line: row.line,
      cells: {
        ...Object.fromEntries(
          known.map((name, place) => [name, row.cells.get(place)?.text.replaceAll('\0', '') ?? '']),
        ),
        ...(formulaCells && formulas.length > 0 && { [formulaCells]: formulas.join() }),
      },
    });
  }
  if (!names) throw unreadable(message('import.empty'));
  if (lines.length === 0) throw unreadable(message('import.noLines'));
  return lines;
}
