import type { ImportColumns } from '@assay/domain/imports/columns';
import type { ImportNounName, ImportTarget, PlannedLine, PlannedWrite, SourceLine } from '@assay/domain/imports/plan';
import type { Db } from '../db/pool.ts';

/** The lines of a file, and the columns of it that the noun does not know. */
export interface ReadTable {
  lines: SourceLine[];
  ignoredColumns: string[];
}

/** The lines of the file that speak of one record. */
export interface LineGroup {
  key: string;
  lines: SourceLine[];
}

export interface PlannedGroup {
  rootId: string | undefined;
  planned: PlannedLine[];
  writes: PlannedWrite[];
}

/** An import asks its noun for these. */
export interface ImportNoun {
  noun: ImportNounName;
  /** The history records its changes under this type. */
  recordType: ImportTarget | 'inspectionPoint';
  /** The counters of all lists that a preview depends on. */
  lists: readonly string[];
  columns: ImportColumns<string>;
  /** Reads its file; a CSV file or a spreadsheet by its columns where it has no way of its own. */
  read?: (path: string) => Promise<ReadTable>;
  /** Lines with the same key speak of the same record; a key that begins with `n:` is compared without regard to case. */
  keyOf: (cells: Record<string, string>) => string;
  /** Remembers what it has seen in this file: a fresh one for each comparison. */
  comparer: () => (db: Db, groups: LineGroup[]) => Promise<PlannedGroup[]>;
  /** Keeps everybody else from writing until the transaction ends. */
  lock: (db: Db) => Promise<void>;
  /** Writes the planned rows of these numbers. */
  write: (db: Db, importId: string, from: number, to: number) => Promise<void>;
}
