import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import { cellsLeft, cellsOfLastVisit, oldCells } from '@assay/domain/runs/last-visit-cells';
import { isOfLastVisit, type PointResult } from '@assay/domain/runs/result';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { resultOf } from '@assay/domain/runs/wire-result';
import { withoutComputed } from '@assay/domain/runs/with-computed';
import { useCallback, useMemo } from 'react';
import { type AnyRunInputProps, RunInput } from '../inputs/RunInput.tsx';
import { samePart } from '../queue/cells.ts';
import type { RecordKey } from '../queue/records.ts';
import { useMovingOn } from './moving-on.ts';
import { usePerforming } from './performing.ts';

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
  const { queue, disabled, lastVisits } = usePerforming();
  const { point } = at;
  const moving = useMovingOn();
  const onChange = useCallback(
    (change: (content: never) => PointResult['content']) => {
      const parts = queue.shown(key);
      if (!parts) return;
      const now = resultOf(point, parts);
      const content = change(now.content as never);
      const [before, after] = [now.content, content].map((one) => toWireContent(withoutComputed(point, one)));
      const changed = Object.entries(after ?? {}).filter(
        ([name, value]) => !samePart(value, before?.[name as 'value']),
      );
      if (changed.length === 0) return;
      const left = isOfLastVisit(now) && {
        prefilled: false,
        prefilledCells: cellsLeft(point, now, content, undefined),
      };
      queue.change(key, { ...Object.fromEntries(changed), ...left });
    },
    [queue, key, point],
  );
  const onRating = useCallback((rating: Rating) => queue.change(key, { rating }), [queue, key]);
  const onComment = useCallback((comment: string) => queue.change(key, { comment }), [queue, key]);
  const fromLastVisit = useMemo(() => oldCells(point, result), [point, result]);
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
        measured: lastVisits
          .get(at.id)
          ?.history?.find(({ series }) => series === '')
          ?.values.slice(-shownValues),
        onStillSame,
        onChange,
        onRating,
        onComment,
        onAnswered: moving.answered,
        movesTo: moving.to,
      } as unknown as AnyRunInputProps)}
    />
  );
}
