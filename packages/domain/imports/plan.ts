import type { LineError } from './line-error.ts';
import type { ImportLineState } from './states.ts';

/** The nouns that can be imported from a file. */
export const importNouns = ['customers', 'equipments', 'translations'] as const;
export type ImportNounName = (typeof importNouns)[number];

/** The tables that imports write. */
export const importTargets = [
  'customer',
  'customer_site',
  'customer_contact',
  'equipment',
  'point_translation',
] as const;
export type ImportTarget = (typeof importTargets)[number];

export interface Change {
  field: string;
  from: string;
  to: string;
}

/** A change as a preview shows it. */
export interface ShownChange extends Change {
  /** It gives a record another name, under which people will look for it. */
  renames?: true;
}

export interface SourceLine<Cells = Record<string, string>> {
  /** As a text editor counts them; the header is line 1. */
  line: number;
  cells: Cells;
}

/** What a line would do, for people to read. */
export interface PlannedLine {
  line: number;
  state: ImportLineState;
  title: string;
  changes: ShownChange[];
  errors: LineError[];
}

/** What is written for it, column by column, and what the history will say. */
export interface PlannedWrite {
  target: ImportTarget;
  kind: 'insert' | 'update';
  id: string;
  fields: Record<string, string>;
  changes: Change[];
}
