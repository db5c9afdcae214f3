import type { ImportColumn, ImportColumns } from './columns.ts';
import { plainTitle } from './columns.ts';

/** The title of the last column of a file of faulty lines, which is ignored when the file comes back. */
const faultTitle = 'Fault';

export const withoutFaults = (titles: readonly string[]): readonly string[] =>
  plainTitle(titles.at(-1) ?? '') === plainTitle(faultTitle) ? titles.slice(0, -1) : titles;

/** Spreadsheets would compute a cell that begins so. */
const formula = /^[=+\-@\t\r]/;
const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Removes the mark that keeps spreadsheets from computing a cell. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Spreadsheets open the file as UTF-8 because `csvStart`, a byte order mark, precedes it. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('');

export const csvStart = '\uFEFF';

export interface FaultyLine {
  cells: Readonly<Record<string, string>>;
  errors: readonly { column: string; message: string }[];
}

const faultsText = ({ errors }: FaultyLine): string =>
  errors.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('; ');

/** Faulty lines are written with the columns of their file and a column of faults, to be corrected and sent again. */
export function faultyLinesWriter(columns: ImportColumns<string>, { cells: first }: FaultyLine) {
  const known = Object.entries<ImportColumn>(columns).filter(([name]) => Object.hasOwn(first, name));
  return {
    header: [...known.map(([, { title }]) => title), faultTitle],
    row: (line: FaultyLine) => [...known.map(([name]) => guarded(line.cells[name] ?? '')), guarded(faultsText(line))],
  };
}
