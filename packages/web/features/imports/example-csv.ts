import { csvStart, csvText } from '@assay/domain/imports/faulty-lines';
import type { ImportNoun } from './import-noun.ts';

/** A file with all columns. */
export function exampleCsv(
  columns: ImportNoun['columns'],
  example: readonly Readonly<Record<string, string>>[],
): string {
  const names = Object.keys(columns);
  const lines = [
    names.map((name) => columns[name]?.title ?? name),
    ...example.map((row) => names.map((name) => row[name] ?? '')),
  ];
  return csvStart + csvText(lines);
}
