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
const farthest = days(365.25 * 2);
/** Until versions of format 3 estimates reached farther. */
const farthestBefore = days(365.25 * 50);
/** Of the way from the best value to the limit: a part that gained more was replaced, whatever was measured badly. */
const replacedBy = 0.1;

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

/** The values of the part that is built in now: those from the last jump back towards new on, oldest first. */
function sinceReplacement(values: readonly TakenValue[], watched: LifeEstimate, limit: number): readonly TakenValue[] {
  const left = values.map(({ value }) => (watched === 'Min' ? value - limit : limit - value));
  const jump = replacedBy * Math.max(0, ...left);
  const replaced = left.findLastIndex((now, place) => now - (left[place - 1] ?? now) > jump);
  return replaced === -1 ? values : values.slice(replaced);
}

function endOfLine(
  values: readonly TakenValue[],
  watched: LifeEstimate,
  limit: number,
  farthestEnd: number,
): LifeEnd | undefined {
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
  if (!towards || left / line.slope > farthestEnd) return undefined;
  return { limit, at: new Date(last + left / line.slope) };
}

export type EstimateLife = (
  oldestFirst: readonly TakenValue[],
  watched: LifeEstimate,
  limits: LimitValues,
) => LifeEnd | undefined;

/**
 * When a trend reaches the critical limit that its point is watched for, by the values since the part was replaced;
 * nothing when it runs away from the limit, is there already, or does not reach it within two years.
 */
export const lifeEnd: EstimateLife = (oldestFirst, watched, limits) => {
  const limit = limitOf(watched, limits);
  if (limit === null || oldestFirst.length === 0) return undefined;
  return endOfLine(sinceReplacement(oldestFirst, watched, limit), watched, limit, farthest);
};

/** As reports of formats 1 and 2 were given out with: through all values, replaced parts included, and far into the future. */
export const lifeEndBefore: EstimateLife = (oldestFirst, watched, limits) => {
  const limit = limitOf(watched, limits);
  return limit === null ? undefined : endOfLine(oldestFirst, watched, limit, farthestBefore);
};
