import type { Point } from '@assay/domain/points/point';
import { emptyResult } from '@assay/domain/points/rules';
import { type Rating, ratings } from '@assay/domain/ratings';
import type { AnyRunInputProps } from '../../runs/inputs/RunInput.tsx';

/** What is answered to a point that is only tried out. */
export interface Trial {
  result: AnyRunInputProps['result'];
  rating: Rating;
  comment: string;
  internalComment: string;
}

export const newTrial = (point: Point): Trial => ({
  result: emptyResult(point),
  rating: ratings.NotSet,
  comment: '',
  internalComment: '',
});
