import type { ImportNoun } from './import-noun.ts';

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A file with all columns; the mark at its start tells spreadsheets that it is UTF-8. */
export function exampleCsv(
  columns: ImportNoun['columns'],
  example: readonly Readonly<Record<string, string>>[],
): string {
  const names = Object.keys(columns);
  const lines = [
    names.map((name) => columns[name]?.title ?? name),
    ...example.map((row) => names.map((name) => row[name] ?? '')),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')}\r\n`;
}
