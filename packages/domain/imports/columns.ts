import { type LineError, lineError } from './line-error.ts';

/** Its title in the file, and other titles under which it is found. */
export interface ImportColumn {
  title: string;
  aliases: readonly string[];
  most: number;
  /** The file must have it, and every line must fill it. */
  required?: true;
  /** The format of its values, beyond their length. */
  kind?: 'language' | 'email' | 'timeZone';
}

export type ImportColumns<Name extends string> = Record<Name, ImportColumn>;

/** Titles are compared ignoring case, spaces and hyphens. */
export const plainTitle = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');

export interface Header<Name extends string> {
  /** The known column at each position; null for an unknown one. */
  names: (Name | null)[];
  /** Unknown columns, without which the file can be read. */
  unknown: LineError[];
  /** Faults that keep the file from being read. */
  errors: LineError[];
}

const unnamed = lineError('(empty)', 'import.unnamedColumn');

/** With so many faults people correct the whole file anyway. */
const mostHeaderErrors = 20;

/** Finds out which column stands where; duplicate and missing ones are faults of the file. */
export function readHeader<Name extends string>(columns: ImportColumns<Name>, cells: readonly string[]): Header<Name> {
  const known = new Map<string, Name>();
  for (const [name, { title, aliases }] of Object.entries<ImportColumn>(columns))
    for (const alias of [name, title, ...aliases]) known.set(plainTitle(alias), name as Name);
  const header: Header<Name> = { names: [], unknown: [], errors: [] };
  for (const cell of cells) {
    if (header.errors.length >= mostHeaderErrors) return header;
    const name = known.get(plainTitle(cell));
    const column = cell.trim();
    if (!name) header.unknown.push(column ? lineError(column, 'import.unknownColumn', { column }) : unnamed);
    else if (header.names.includes(name)) header.errors.push(lineError(cell, 'import.columnTwice', { column }));
    header.names.push(name ?? null);
  }
  for (const [name, { title, required }] of Object.entries<ImportColumn>(columns))
    if (required && !header.names.includes(name as Name))
      header.errors.push(lineError(title, 'import.columnMissing', { column: title }));
  return header;
}

/** A header that must match exactly has all these faults, in the order in which a reader looks for them. */
export const headerFaults = ({ unknown, errors }: Header<string>): LineError[] =>
  [...unknown, ...errors].slice(0, mostHeaderErrors);

const mostIgnored = 100;

/** The columns that are ignored, each named once. */
export const ignoredColumns = ({ unknown }: Header<string>): string[] =>
  [...new Set(unknown.map(({ column }) => column.slice(0, mostIgnored)))].slice(0, mostIgnored);
