import type { ResultInput } from '@assay/contract/runs/result';
import type { Product } from '@assay/domain/measurements/limits';
import type { FrozenPoint, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import type { Dice } from '../dice.ts';
import type { Machine } from '../wear.ts';

/** What is behind a result that is not good; it decides what a photo of it shows. */
export type Cause = 'wear' | 'reading' | 'condition' | 'crack' | 'leak';

/** An inspector at a machine. */
export interface Visit {
  machine: Machine;
  product: Product;
  /** Under load, in all and since the visit before. */
  hours: number;
  hoursSince: number;
  /** Whether the machine has not worked yet. */
  isNew: boolean;
  /** Thrown anew for each point. */
  dice: Dice;
}

export interface PointVisit<P extends FrozenPoint = FrozenPoint> extends Visit {
  at: SnapshotPoint;
  point: P;
}

export interface Answer {
  input: ResultInput;
  rating: Rating;
  cause: Cause | null;
  comment: string;
  /** What a finding describes, in a sentence. */
  observation: string;
  /** Put right before the inspector left. */
  fixed?: boolean;
}

export const fine = (input: ResultInput, comment = ''): Answer => ({
  input,
  rating: ratings.Ok,
  cause: null,
  comment,
  observation: '',
});
