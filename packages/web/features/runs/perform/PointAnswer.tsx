import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import { cellsOfLastVisit } from '@assay/domain/runs/last-visit-cells';
import type { PointResult } from '@assay/domain/runs/result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { useCallback, useMemo } from 'react';
import { type AnyRunInputProps, RunInput } from '../inputs/RunInput.tsx';
import type { RecordKey } from '../queue/records.ts';
import { changeContent } from './change-content.ts';
import { useMovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';

interface PointAnswerProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
}

/** So many of the last values are drawn. */
const shownValues = 4;

/** The answer to a point, by its type; each change of it goes to the queue by the parts that it touches. */
export function PointAnswer({ at, of: key, result, product }: PointAnswerProps) {
  const performing = usePerforming();
  const { queue, disabled, lastVisits } = performing;
  const { point } = at;
  const moving = useMovingOn();
  const onChange = useCallback(
    (change: (content: never) => PointResult['content']) => changeContent(queue, key, { point, product }, change),
    [queue, key, point, product],
  );
  const onRating = useCallback((rating: Rating) => queue.change(key, { rating }), [queue, key]);
  const onComment = useCallback((comment: string) => queue.change(key, { comment }), [queue, key]);
  const movesTo = (content: object, rating: Rating, comment: string) =>
    moving.toAfter({ ...result, prefilled: false, content: content as PointResult['content'], rating, comment });
  // Not what is computed: nobody confirms it, and it is found anew with every value.
  const fromLastVisit = useMemo(() => new Set(cellsOfLastVisit(point, result)), [point, result]);
  const onStillSame = useCallback(
    (cell: string) => {
      const parts = queue.shown(key);
      if (!parts) return;
      const left = cellsOfLastVisit(point, resultOf(point, parts)).filter((one) => one !== cell);
      queue.change(key, { prefilled: false, prefilledCells: left });
    },
    [queue, key, point],
  );
  return (
    <RunInput
      {...({
        point,
        unit: point.unitValue ?? '',
        result: result.content,
        product,
        rating: result.rating,
        comment: result.comment,
        disabled,
        fromLastVisit,
        questioned: !disabled && pointSlips(at, result, performing, product).length > 0,
        measured: lastVisits
          .get(at.id)
          ?.history?.find(({ series }) => series === '')
          ?.values.slice(-shownValues),
        onStillSame,
        onChange,
        onRating,
        onComment,
        onAnswered: moving.answered,
        movesTo,
      } as unknown as AnyRunInputProps)}
    />
  );
}
