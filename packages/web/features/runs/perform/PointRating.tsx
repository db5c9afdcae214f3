import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { offeredRatings, type Rating, ratings } from '@assay/domain/ratings';
import { proposedRating } from '@assay/domain/runs/proposed-rating';
import type { PointResult } from '@assay/domain/runs/result';
import type { RecordKey } from '../queue/records.ts';
import { RatingField } from '../RatingField.tsx';
import { useMovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';
import { ratedChange } from './rated-change.ts';

interface PointRatingProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
  clearedElsewhere?: boolean;
}

const notApplicable = ['NotApplicable'] as const;

/** How a point is rated, and the one way to say that it is not applicable. */
export function PointRating({ at: { point }, of: key, result, product, ...field }: PointRatingProps) {
  const { queue, disabled } = usePerforming();
  const moving = useMovingOn();
  function rate(rating: Rating): void {
    queue.change(key, ratedChange(point, result, rating));
    if (rating !== ratings.NotSet) moving.answered();
  }
  return (
    <RatingField
      {...field}
      value={result.rating}
      onChange={rate}
      proposed={proposedRating(point, result, product)}
      offered={point.ratingField.present ? offeredRatings : notApplicable}
      disabled={disabled}
    />
  );
}
