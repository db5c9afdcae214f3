import type { LifeEstimate } from '../points/point-types.ts';
import { days } from '../time.ts';
import type { LimitValues } from './limits.ts';

export interface TakenValue {
  /** A moment, ISO 8601. */
  at: string;
  value: number;
}

export interface LifeEnd {
  limit: number;
  at: Date;
}

const fewestValues = 3;
const shortestSpan = days(2);
/** Beyond this a straight line says nothing any more. */
const farthest = days(365.25 * 50);

/** The straight line that lies nearest to the values, by least squares, in units per millisecond. */
function lineThrough(values: readonly { x: number; y: number }[]): { slope: number; at: (x: number) => number } {
  const mean = (pick: (one: { x: number; y: number }) => number) =>
    values.reduce((sum, one) => sum + pick(one) / values.length, 0);
  const x0 = mean(({ x }) => x);
  const y0 = mean(({ y }) => y);
  const spread = values.reduce((sum, { x }) => sum + (x - x0) ** 2, 0);
  const slope = values.reduce((sum, { x, y }) => sum + (x - x0) * (y - y0), 0) / spread;
  return { slope, at: (x) => y0 + slope * (x - x0) };
}

/** When a trend reaches the critical limit that its point is watched for; nothing when it runs away from it or is there already. */
export function lifeEnd(
  values: readonly TakenValue[],
  watched: LifeEstimate,
  limits: LimitValues,
): LifeEnd | undefined {
  const limit = watched === 'Min' ? limits.criticalLow : watched === 'Max' ? limits.criticalHigh : null;
  if (limit === null || values.length < fewestValues) return undefined;
  const placed = values.map(({ at, value }) => ({ x: Date.parse(at), y: value }));
  const first = Math.min(...placed.map(({ x }) => x));
  const last = Math.max(...placed.map(({ x }) => x));
  if (last - first < shortestSpan) return undefined;
  const line = lineThrough(placed);
  const left = limit - line.at(last);
  const towards = watched === 'Min' ? line.slope < 0 && left < 0 : line.slope > 0 && left > 0;
  if (!towards || left / line.slope > farthest) return undefined;
  return { limit, at: new Date(last + left / line.slope) };
}
