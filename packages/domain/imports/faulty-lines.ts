import type { ImportColumn, ImportColumns } from './columns.ts';
import { plainTitle } from './columns.ts';

/** What the last column of a file of faulty lines is called; it is passed over when the file comes back. */
const faultTitle = 'Fault';

/** The titles of a file without its column of faults, which is the last. */
export const withoutFaults = (titles: readonly string[]): readonly string[] =>
  plainTitle(titles.at(-1) ?? '') === plainTitle(faultTitle) ? titles.slice(0, -1) : titles;

/** What a spreadsheet would compute instead of showing it. */
const formula = /^[=+\-@\t\r]/;
const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** A cell as it was before it was written down with a mark that keeps spreadsheets from computing it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoted = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A file that spreadsheets open as it is: the mark at its start tells them that it is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(';')}\r\n`).join('');

export const csvStart = '\uFEFF';

export interface FaultyLine {
  cells: Readonly<Record<string, string>>;
  errors: readonly { column: string; message: string }[];
}

const faultsText = ({ errors }: FaultyLine): string =>
  errors.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('; ');

/** How faulty lines are written down to be corrected and sent again: the columns that their file had, and the faults. */
export function faultyLinesWriter(columns: ImportColumns<string>, { cells: first }: FaultyLine) {
  const known = Object.entries<ImportColumn>(columns).filter(([name]) => Object.hasOwn(first, name));
  return {
    header: [...known.map(([, { title }]) => title), faultTitle],
    row: (line: FaultyLine) => [...known.map(([name]) => guarded(line.cells[name] ?? '')), guarded(faultsText(line))],
  };
}
