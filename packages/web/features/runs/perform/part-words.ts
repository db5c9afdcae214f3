import type { CellWords } from './cell-words.ts';

/** How the parts of a record read. */
export interface PartWords {
  labelOf: (part: string) => string;
  /** How a part reads; empty where it says nothing. */
  textOf: (part: string, value: unknown) => string;
  /** Those of the cells that a part is filled in by. */
  cells?: CellWords;
}
