import { computeSummary, isComputed } from '../measurements/summary-table.ts';
import type { Point } from '../points/point.ts';
import type { ResultContent } from '../points/results.ts';
import { shapeOf } from '../points/summary-with-rows.ts';

/** Computed cells are computed again, whatever was sent for them. */
export function withComputed(point: Point, content: ResultContent): ResultContent {
  if (point.type !== 'SummaryWithRows') return content;
  return { values: computeSummary(shapeOf(point), (content as ResultContent<'SummaryWithRows'>).values) };
}

/** Two people in different cells of a table do not conflict, though both change its sums. */
export function withoutComputed(point: Point, content: ResultContent): ResultContent {
  if (point.type !== 'SummaryWithRows') return content;
  const shape = shapeOf(point);
  const { values } = content as ResultContent<'SummaryWithRows'>;
  return { values: values.filter(({ rowId, fieldId }) => !isComputed(shape, rowId, fieldId)) };
}
