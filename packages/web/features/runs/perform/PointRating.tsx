import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { offeredRatings, type Rating, ratings } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import type { RecordKey } from '../queue/records.ts';
import { RatingField } from '../RatingField.tsx';
import { useMovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';
import { shownProposal } from './point-slips.ts';
import { ratedChange } from './rated-change.ts';

interface PointRatingProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
}

const notApplicable = ['NotApplicable'] as const;

/** How a point is rated, and the one way to say that it is not applicable. */
export function PointRating({ at, of: key, result, product }: PointRatingProps) {
  const performing = usePerforming();
  const { queue, disabled } = performing;
  const { point } = at;
  const moving = useMovingOn();
  function rate(rating: Rating): void {
    queue.change(key, ratedChange(point, result, rating));
    if (rating !== ratings.NotSet) moving.answered();
  }
  return (
    <RatingField
      // The line above the way on has it: what appears below the ratings would move what is tapped next.
      clearedElsewhere
      value={result.rating}
      onChange={rate}
      proposed={shownProposal(at, result, performing, product)}
      offered={point.ratingField.present ? offeredRatings : notApplicable}
      disabled={disabled}
    />
  );
}
