import { computeSummary, isComputed } from '../measurements/summary-table.ts';
import type { Point } from '../points/point.ts';
import type { ResultContent } from '../points/results.ts';
import { shapeOf } from '../points/summary-with-rows.ts';

/** An answer as it is kept: what a table computes is computed anew, whatever was sent for it. */
export function withComputed(point: Point, content: ResultContent): ResultContent {
  if (point.type !== 'SummaryWithRows') return content;
  return { values: computeSummary(shapeOf(point), (content as ResultContent<'SummaryWithRows'>).values) };
}

/** An answer as somebody fills it in: two people in different cells of a table share nothing, though both change its sums. */
export function withoutComputed(point: Point, content: ResultContent): ResultContent {
  if (point.type !== 'SummaryWithRows') return content;
  const shape = shapeOf(point);
  const { values } = content as ResultContent<'SummaryWithRows'>;
  return { values: values.filter(({ rowId, fieldId }) => !isComputed(shape, rowId, fieldId)) };
}
