import { bandOf, type LimitValues } from './limits.ts';
import type { TakenValue } from './part-lives.ts';

/** What is known of one measurement over time. */
export interface Trend {
  lines: readonly { values: readonly TakenValue[] }[];
  limits: LimitValues | null;
  lifeEnd: { at: string } | null;
}

/** Of the room between its limits, or of its own size where it has none: what moves less is steady. */
const steadyShare = 0.1;

const newestOf = ({ values }: Trend['lines'][number]): number[] => {
  const newest = values.reduce<TakenValue | undefined>(
    (best, taken) => (best && best.at > taken.at ? best : taken),
    undefined,
  );
  return newest ? [newest.value] : [];
};

export type Standing = 'beyond' | 'near' | 'within';

/** Where the newest value of the worst line stands: beyond a critical limit, beyond the first one, or within both. */
export function standingOf({ lines, limits }: Pick<Trend, 'lines' | 'limits'>): Standing {
  if (!limits) return 'within';
  const bands = lines.flatMap(newestOf).map((value) => bandOf(value, limits));
  if (bands.some((band) => band === 'criticalLow' || band === 'criticalHigh')) return 'beyond';
  return bands.some((band) => band !== 'ok') ? 'near' : 'within';
}

/** How much a value may move: the distance between its outermost limits, else its own size. */
function roomOf(values: readonly number[], limits: LimitValues | null): number {
  const set = limits ? Object.values(limits).filter((limit): limit is number => limit !== null) : [];
  const between = set.length > 1 ? Math.max(...set) - Math.min(...set) : 0;
  return between || Math.max(...values.map(Math.abs), ...set.map(Math.abs));
}

/** Whether nothing in it was measured twice: there is no trend to draw. */
export const isSingle = ({ lines }: Trend): boolean => lines.every(({ values }) => values.length <= 1);

/** Whether nobody needs to look at it: within its limits, running towards none, and hardly moving. */
export function isSteady(trend: Trend): boolean {
  if (trend.lifeEnd || standingOf(trend) !== 'within') return false;
  return trend.lines.every(({ values }) => {
    const taken = values.map(({ value }) => value);
    // One value says nothing of what comes.
    return taken.length > 1 && Math.max(...taken) - Math.min(...taken) <= steadyShare * roomOf(taken, trend.limits);
  });
}

const ranks: Record<Standing, number> = { beyond: 0, near: 1, within: 2 };

/** The worst first: what is beyond its limits, then what will be soonest, then the rest in the order given. */
export const byUrgency = (a: Trend, b: Trend): number =>
  ranks[standingOf(a)] - ranks[standingOf(b)] || (a.lifeEnd?.at ?? '9').localeCompare(b.lifeEnd?.at ?? '9');
