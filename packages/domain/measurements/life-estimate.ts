import type { LifeEstimate } from '../points/point-types.ts';
import { days } from '../time.ts';
import type { LimitValues } from './limits.ts';
import type { TakenValue } from './part-lives.ts';

export interface LifeEnd {
  limit: number;
  at: Date;
}

const fewestValues = 3;
const shortestSpan = days(2);
/** A line through all values may reach far. */
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

const limitOf = (watched: LifeEstimate, limits: LimitValues): number | null =>
  watched === 'Min' ? limits.criticalLow : watched === 'Max' ? limits.criticalHigh : null;

function endOfLine(values: readonly TakenValue[], watched: LifeEstimate, limit: number): LifeEnd | undefined {
  if (values.length < fewestValues) return undefined;
  const placed = values.map(({ at, value }) => ({ x: Date.parse(at), y: value }));
  const first = Math.min(...placed.map(({ x }) => x));
  const last = Math.max(...placed.map(({ x }) => x));
  if (last - first < shortestSpan) return undefined;
  const newest = placed.findLast(({ x }) => x === last);
  const isReached = newest !== undefined && (watched === 'Min' ? newest.y <= limit : newest.y >= limit);
  if (isReached) return undefined;
  const line = lineThrough(placed);
  const left = limit - line.at(last);
  const towards = watched === 'Min' ? line.slope < 0 && left < 0 : line.slope > 0 && left > 0;
  if (!towards || left / line.slope > farthest) return undefined;
  return { limit, at: new Date(last + left / line.slope) };
}

export type EstimateLife = (
  oldestFirst: readonly TakenValue[],
  watched: LifeEstimate,
  limits: LimitValues,
) => LifeEnd | undefined;

/** When a trend reaches the limit, as reports of formats 1 and 2 were given out with: through all values, replaced parts included, and far into the future. */
export const lifeEndBefore: EstimateLife = (oldestFirst, watched, limits) => {
  const limit = limitOf(watched, limits);
  return limit === null ? undefined : endOfLine(oldestFirst, watched, limit);
};
