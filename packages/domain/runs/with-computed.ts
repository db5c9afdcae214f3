import { computeSummary } from '../measurements/summary-table.ts';
import type { Point } from '../points/point.ts';
import type { ResultContent } from '../points/results.ts';
import { shapeOf } from '../points/summary-with-rows.ts';

/** An answer as it is kept: what a table computes is computed anew, whatever was sent for it. */
export function withComputed(point: Point, content: ResultContent): ResultContent {
  if (point.type !== 'SummaryWithRows') return content;
  return { values: computeSummary(shapeOf(point), (content as ResultContent<'SummaryWithRows'>).values) };
}
