import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { resultOf } from '@assay/domain/runs/wire-result';
import { withComputed } from '@assay/domain/runs/with-computed';
import { useCallback } from 'react';
import { type AnyRunInputProps, RunInput } from '../inputs/RunInput.tsx';
import { samePart } from '../queue/join-parts.ts';
import type { RecordKey } from '../queue/records.ts';
import { usePerforming } from './performing.ts';

interface PointAnswerProps {
  at: SnapshotPoint;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  product: Product;
}

/** The answer to a point, by its type; each change of it goes to the queue by the parts that it touches. */
export function PointAnswer({ at, of: key, result, product }: PointAnswerProps) {
  const { queue, disabled } = usePerforming();
  const { point } = at;
  const onChange = useCallback(
    (change: (content: never) => PointResult['content']) => {
      const parts = queue.shown(key);
      if (!parts) return;
      const now = resultOf(point, parts).content;
      const [before, after] = [toWireContent(now), toWireContent(withComputed(point, change(now as never)))];
      const changed = Object.entries(after).filter(
        ([name, value]) => !samePart(value, before[name as keyof typeof after]),
      );
      if (changed.length > 0) queue.change(key, Object.fromEntries(changed));
    },
    [queue, key, point],
  );
  const onRating = useCallback((rating: Rating) => queue.change(key, { rating }), [queue, key]);
  const onComment = useCallback((comment: string) => queue.change(key, { comment }), [queue, key]);
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
        onChange,
        onRating,
        onComment,
      } as unknown as AnyRunInputProps)}
    />
  );
}
