import { bandOf, type LimitValues } from '../measurements/limits.ts';
import type { TakenValue } from './part-lives.ts';

export interface Trend {
  lines: readonly { values: readonly TakenValue[] }[];
  limits: LimitValues | null;
  lifeEnd: { at: string } | null;
}

/** As a share of the room between its limits, or of its own size without limits: a trend that moves less is steady. */
const steadyShare = 0.1;

const newestOf = ({ values }: Trend['lines'][number]): number[] => {
  const newest = values.reduce<TakenValue | undefined>(
    (best, taken) => (best && best.at > taken.at ? best : taken),
    undefined,
  );
  return newest ? [newest.value] : [];
};

export type Standing = 'beyond' | 'near' | 'within';

/** The worst line counts: it is beyond a critical limit, beyond the first limit, or within both. */
export function standingOf({ lines, limits }: Pick<Trend, 'lines' | 'limits'>): Standing {
  if (!limits) return 'within';
  const bands = lines.flatMap(newestOf).map((value) => bandOf(value, limits));
  if (bands.some((band) => band === 'criticalLow' || band === 'criticalHigh')) return 'beyond';
  return bands.some((band) => band !== 'ok') ? 'near' : 'within';
}

/** The distance between its outermost limits, or its own size without them. */
function roomOf(values: readonly number[], limits: LimitValues | null): number {
  const set = limits ? Object.values(limits).filter((limit): limit is number => limit !== null) : [];
  const between = set.length > 1 ? Math.max(...set) - Math.min(...set) : 0;
  return between || Math.max(...values.map(Math.abs), ...set.map(Math.abs));
}

/** Nothing was measured twice, so there is no trend to draw. */
export const isSingle = ({ lines }: Trend): boolean => lines.every(({ values }) => values.length <= 1);

/** Nobody needs to look at it: it is within its limits, runs towards none and hardly moves. */
export function isSteady(trend: Trend): boolean {
  if (trend.lifeEnd || standingOf(trend) !== 'within') return false;
  return trend.lines.every(({ values }) => {
    const taken = values.map(({ value }) => value);
    // One value says nothing about the future.
    return taken.length > 1 && Math.max(...taken) - Math.min(...taken) <= steadyShare * roomOf(taken, trend.limits);
  });
}

const ranks: Record<Standing, number> = { beyond: 0, near: 1, within: 2 };

/** First what is beyond its limits, then what will be soonest, then the rest in the given order. */
export const byUrgency = (a: Trend, b: Trend): number =>
  ranks[standingOf(a)] - ranks[standingOf(b)] || (a.lifeEnd?.at ?? '9').localeCompare(b.lifeEnd?.at ?? '9');
