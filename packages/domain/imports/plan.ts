import type { LineError } from './line-error.ts';
import type { ImportLineState } from './states.ts';

export const importNouns = ['customers', 'equipments', 'translations'] as const;
export type ImportNounName = (typeof importNouns)[number];

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

export interface ShownChange extends Change {
  /** The record gets another name, under which people will look for it. */
  renames?: true;
}

export interface SourceLine<Cells = Record<string, string>> {
  /** Counted as a text editor does; the header is line 1. */
  line: number;
  cells: Cells;
}

/** The preview shows it. */
export interface PlannedLine {
  line: number;
  state: ImportLineState;
  title: string;
  changes: ShownChange[];
  errors: LineError[];
}

/** The values by column, and what the history will record. */
export interface PlannedWrite {
  target: ImportTarget;
  kind: 'insert' | 'update';
  id: string;
  fields: Record<string, string>;
  changes: Change[];
}
