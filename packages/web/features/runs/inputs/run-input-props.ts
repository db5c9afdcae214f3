import type { Product } from '@assay/domain/measurements/limits';
import type { Point } from '@assay/domain/points/point';
import type { PointType } from '@assay/domain/points/point-types';
import type { ResultContents } from '@assay/domain/points/results';
import type { Rating } from '@assay/domain/ratings';

/** How an inspector answers a point of one type. */
export interface RunInputProps<T extends PointType> {
  point: Point<T>;
  /** The name of the point's unit; empty where it has none. */
  unit: string;
  result: ResultContents[T];
  /** The machine's family and model: parts that are not for it are not shown. */
  product: Product;
  rating: Rating;
  comment: string;
  disabled: boolean;
  /** It is asked whether a value is a slip: nothing follows from it before that is answered. */
  questioned?: boolean;
  /** What was measured here before, oldest first. */
  measured?: readonly { at: string; value: number }[];
  /** The cells that are still as at the last visit. */
  fromLastVisit?: ReadonlySet<string>;
  /** Confirms one of them; never another function. */
  onStillSame?: (cell: string) => void;
  /** A change of the newest result, so that two quick ones never undo each other; never another function. */
  onChange: (change: (result: ResultContents[T]) => ResultContents[T]) => void;
  onRating: (rating: Rating) => void;
  onComment: (comment: string) => void;
  /** One tap has answered it. */
  onAnswered?: () => void;
  /** The number of the point that such an answer would lead to; none where one stays. */
  movesTo?: (result: ResultContents[T], rating: Rating, comment: string) => number | undefined;
}
