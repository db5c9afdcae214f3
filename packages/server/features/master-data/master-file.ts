import { type LineError, lineError } from '@assay/domain/imports/line-error';
import type { MasterCells, MasterFileName } from '@assay/domain/master-data/columns';
import type { Code, CodeValues } from '@assay/domain/words/message';
import type { WholeDb } from '../../db/pool.ts';

/** The columns of a row that a file may set; an absent one stays as it is. */
export type Fields = Record<string, string | null>;

export interface MasterLine<File extends MasterFileName = MasterFileName> {
  line: number;
  cells: MasterCells<File>;
}

export interface KnownRow {
  id: string;
  revision: number;
  fields: Fields;
}

/** The record that a part belongs to, as it was when the part was compared. */
export interface Root {
  id: string;
  revision: number;
}

/** The row that a line asks for, beside the row that is there. */
export interface Wish {
  known: KnownRow | undefined;
  fields: Fields;
  /** Set where the row is part of another record. */
  root?: Root;
}

/** A line may also be faulty, or speak of a record that another one has swallowed. */
export type Meaning = Wish | { faults: LineError[] } | { leave: true };

export interface MasterTable {
  name: 'customer' | 'customer_site' | 'customer_contact' | 'product_family' | 'product_model' | 'equipment';
  /** Columns that the file may set, with what a new row has where the file says nothing. */
  columns: Record<string, { type: 'text' | 'uuid'; otherwise: string | null }>;
  /** The history records changes under this type. */
  recordType: 'customer' | 'productFamily' | 'equipment';
  /** True when its rows have a revision of their own, false when they have that of their customer. */
  revised: boolean;
}

/** One of the files: which table it fills, and how its lines are understood. */
export interface MasterFile<File extends MasterFileName = MasterFileName> {
  name: File;
  table: MasterTable;
  /** Two lines with the same key speak of the same record. */
  keyOf: (cells: MasterCells<File>) => string;
  keyColumn: keyof MasterCells<File>;
  /** In the order of the lines. */
  read: (db: WholeDb, lines: readonly MasterLine<File>[]) => Promise<Meaning[]>;
}

export const fault = <C extends Code>(column: { title: string }, code: C, ...values: CodeValues<C>): Meaning => ({
  faults: [lineError(column.title, code, ...values)],
});

/** The given ones without those that the line leaves blank. */
export const filled = (fields: Record<string, string | null | undefined>): Fields =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

export const text = (otherwise = '') => ({ type: 'text', otherwise }) as const;
export const uuid = { type: 'uuid', otherwise: null } as const;
