import type { Product } from '@assay/domain/measurements/limits';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { cellsLeft } from '@assay/domain/runs/last-visit-cells';
import { ratingAfter } from '@assay/domain/runs/proposed-rating';
import { isOfLastVisit, type PointResult } from '@assay/domain/runs/result';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { resultOf } from '@assay/domain/runs/wire-result';
import { withoutComputed } from '@assay/domain/runs/with-computed';
import { samePart } from '../queue/cells.ts';
import type { FieldQueue } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';

/** Changes the newest answer to a point: what it touches goes to the queue, and is as at the last visit no more; a rating that followed from it still does. */
export function changeContent(
  queue: FieldQueue,
  key: RecordKey<'result'>,
  { point, product }: { point: FrozenPoint; product: Product },
  change: (content: never) => PointResult['content'],
): void {
  const parts = queue.shown(key);
  if (!parts) return;
  const now = resultOf(point, parts);
  const content = change(now.content as never);
  const [before, after] = [now.content, content].map((one) => toWireContent(withoutComputed(point, one)));
  const changed = Object.entries(after ?? {}).filter(([name, value]) => !samePart(value, before?.[name as 'value']));
  if (changed.length === 0) return;
  const left = isOfLastVisit(now) && {
    prefilled: false,
    prefilledCells: cellsLeft(point, now, content, undefined),
  };
  const rating = ratingAfter(point, now, content, product);
  queue.change(key, { ...Object.fromEntries(changed), ...left, ...(rating !== now.rating && { rating }) });
}
