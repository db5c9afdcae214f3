import type { Product } from '../measurements/limits.ts';
import type { FieldError } from '../problem.ts';
import type { PointContents } from './point.ts';
import type { KeyboardType, PointType, ValidationConsequence } from './point-types.ts';
import type { ResultContents } from './results.ts';

/** One thing that an inspector fills in; its own rule wins over the point's. */
export interface Entry {
  id: string;
  title: string;
  value: string;
  pattern: string;
  /** Undefined if the point's own consequence applies. */
  consequence: ValidationConsequence | undefined;
  /** Absent for entries that are chosen instead of typed. */
  keyboard?: KeyboardType;
}

/** Each type of point has one of these, so that other code need not name types. */
export interface PointRules<T extends PointType> {
  /** The content of a new point. */
  fresh: () => PointContents[T];
  /** These stop the point from being saved. */
  faults: (content: PointContents[T]) => FieldError[];
  /** These are odd but do not stop saving. */
  warnings: (content: PointContents[T]) => FieldError[];
  /** The content as it is stored: without empty parts, with dense indexes. */
  cleaned: (content: PointContents[T]) => PointContents[T];
  emptyResult: (content: PointContents[T]) => ResultContents[T];
  /** Everything to be filled in for this product, given the answers so far. */
  entries: (content: PointContents[T], result: ResultContents[T], product: Product) => Entry[];
}

export const noFaults = (): FieldError[] => [];
