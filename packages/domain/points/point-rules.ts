import type { Product } from '../measurements/limits.ts';
import type { FieldError } from '../problem.ts';
import type { PointContents } from './point.ts';
import type { KeyboardType, PointType, ValidationConsequence } from './point-types.ts';
import type { ResultContents } from './results.ts';

/** One thing that an inspector fills in, and what is required of it; its own rule stands before the point's. */
export interface Entry {
  id: string;
  title: string;
  value: string;
  pattern: string;
  /** Undefined where the point's own consequence counts. */
  consequence: ValidationConsequence | undefined;
  /** What a value is typed with; absent where it is chosen. */
  keyboard?: KeyboardType;
}

/** What a type of point is: one of these for each, and nothing else knows the types apart. */
export interface PointRules<T extends PointType> {
  /** The content of a new point. */
  fresh: () => PointContents[T];
  /** What stands in the way of saving. */
  faults: (content: PointContents[T]) => FieldError[];
  /** What is odd and may be saved nevertheless. */
  warnings: (content: PointContents[T]) => FieldError[];
  /** Content as it is kept: what says nothing is dropped, indexes are dense. */
  cleaned: (content: PointContents[T]) => PointContents[T];
  emptyResult: (content: PointContents[T]) => ResultContents[T];
  /** Everything that is to be filled in on this product, given what was answered so far. */
  entries: (content: PointContents[T], result: ResultContents[T], product: Product) => Entry[];
}

export const noFaults = (): FieldError[] => [];
