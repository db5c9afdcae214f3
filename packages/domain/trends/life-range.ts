import type { LimitValues } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import type { Point } from '../points/point.ts';
import type { LifeEstimate } from '../points/point-types.ts';
import type { ResultContent } from '../points/results.ts';
import { days } from '../time.ts';
import {
  type Axis,
  axisOf,
  isHours,
  type Life,
  noise,
  partLives,
  shortestSpan,
  type TakenValue,
  type WornValue,
} from './part-lives.ts';

/** The part will not need replacing before `early`, and hardly later than `late`. */
export interface LifeRange {
  limit: number;
  early: Date;
  late: Date;
  /** Hours under load from the newest value on; null if they were not recorded. */
  hours: { early: number; late: number } | null;
  /** The rate comes from so many values of this part, or from so many earlier parts. */
  basis: { kind: 'values' | 'earlierLives'; count: number };
}

export interface PartLife {
  /** The positions of values that begin another part's life, except the first. */
  replacements: number[];
  range: LifeRange | null;
}

const fewestValues = 3;
/** A straight line says nothing beyond this. */
const farthest = days(365.25 * 2);
/** A rate may be off by this many standard errors. */
const standardErrors = 2;

interface Rate {
  /** Wear per unit of the axis, as fitted; `fast` and `slow` bound it. */
  fast: number;
  slow: number;
  /** The distance of the present part from its limit, at worst and at best. */
  worst: number;
  best: number;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Fits one slope to all stretches by least squares about the middle of each. */
function pooled(stretches: readonly (readonly WornValue[])[], axis: Axis, span: number) {
  const parts = stretches.map((stretch) => {
    const [x0, y0] = [mean(stretch.map(axis)), mean(stretch.map(({ left }) => left))];
    return stretch.map((value) => ({ x: axis(value) - x0, y: value.left - y0 }));
  });
  const points = parts.flat();
  const spread = points.reduce((sum, { x }) => sum + x * x, 0);
  const slope = points.reduce((sum, { x, y }) => sum + x * y, 0) / spread;
  const rest = points.reduce((sum, { x, y }) => sum + (y - slope * x) ** 2, 0);
  const freedom = points.length - stretches.length - 1;
  const scatter = Math.max(freedom > 0 ? Math.sqrt(rest / freedom) : 0, noise * span);
  return { wear: -slope, error: scatter / Math.sqrt(spread), scatter };
}

/** The last step alone, as far as measuring errors do not explain it: wear that speeds up must not be averaged away. */
function lastWear(life: readonly WornValue[], axis: Axis, scatter: number): number {
  const [before, last] = [life.at(-2), life.at(-1)];
  if (!before || !last || last.at - before.at < shortestSpan) return 0;
  const distance = axis(last) - axis(before);
  return distance > 0 ? (before.left - last.left - standardErrors * scatter) / distance : 0;
}

/** Stretches that are long enough to show how fast a part wears. */
const usefulStretches = (life: Life): Life =>
  life.filter((stretch) => (stretch.at(-1)?.at ?? 0) - (stretch[0]?.at ?? 0) >= shortestSpan);

/** The rate of the present part, from its own values. */
function ownRate(life: Life, axis: Axis, span: number): Rate | undefined {
  const [newest = [], useful] = [life.at(-1), usefulStretches(life)];
  const last = newest.at(-1);
  if (!last || life.flat().length < fewestValues || useful.length === 0) return undefined;
  const { wear, error, scatter } = pooled(useful, axis, span);
  const fitted = mean(newest.map(({ left }) => left)) - wear * (axis(last) - mean(newest.map(axis)));
  return {
    fast: Math.max(wear + standardErrors * error, lastWear(newest, axis, scatter)),
    slow: wear - standardErrors * error,
    worst: Math.min(fitted, last.left) - scatter,
    best: Math.max(fitted, last.left),
  };
}

/** The rate of earlier parts that were measured at least twice. */
function earlierRate(lives: readonly Life[], axis: Axis, span: number): { rate: Rate; count: number } | undefined {
  const newest = lives.at(-1)?.at(-1) ?? [];
  const last = newest.at(-1);
  const measured = lives.slice(0, -1).map(usefulStretches);
  const useful = measured.flat();
  if (!last || useful.length === 0) return undefined;
  const { wear, error, scatter } = pooled(useful, axis, span);
  const fastest = Math.max(...useful.map((stretch) => pooled([stretch], axis, span).wear));
  const rate = {
    fast: Math.max(wear + standardErrors * error, fastest, lastWear(newest, axis, scatter)),
    slow: wear - standardErrors * error,
    worst: last.left - standardErrors * scatter,
    best: last.left,
  };
  return { rate, count: measured.filter((stretches) => stretches.length > 0).length };
}

/** Hours under load per day: the most in any useful stretch, and over all. */
function usageOf(values: readonly WornValue[]): { most: number; usual: number } | undefined {
  const known = values.filter(({ hours }) => hours !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || last.at - first.at < shortestSpan) return undefined;
  const perDay = (from: WornValue, to: WornValue) =>
    ((to.hours ?? 0) - (from.hours ?? 0)) / ((to.at - from.at) / days(1));
  const usual = perDay(first, last);
  const stretches = known.slice(1).flatMap((to, place) => {
    const from = known[place];
    return from && to.at - from.at >= shortestSpan ? [perDay(from, to)] : [];
  });
  return usual > 0 ? { most: Math.max(usual, ...stretches), usual } : undefined;
}

interface Ends {
  /** In milliseconds from the newest value. */
  early: number;
  late: number;
  hours: LifeRange['hours'];
  /** The whole life of such a part. */
  life: number;
}

/** Undefined if the limit may never be reached at such a rate. */
function endsAt(
  { fast, slow, worst, best }: Rate,
  axis: Axis,
  span: number,
  values: readonly WornValue[],
): Ends | undefined {
  if (slow <= 0) return undefined;
  const [early, late, life] = [Math.max(0, worst) / fast, best / slow, span / fast];
  const usage = usageOf(values);
  if (!isHours(axis)) {
    const hoursIn = (time: number, perDay: number) => (time / days(1)) * perDay;
    const hours = usage ? { early: hoursIn(early, usage.usual), late: hoursIn(late, usage.usual) } : null;
    return { early, late, life, hours };
  }
  if (!usage) return undefined;
  const timeOf = (hours: number, perDay: number) => days(hours / perDay);
  return {
    early: timeOf(early, usage.most),
    late: timeOf(late, usage.usual),
    life: timeOf(life, usage.usual),
    hours: { early, late },
  };
}

const isUseful = ({ early, late, life }: Ends): boolean => late - early <= life && early <= farthest;

function rangeOf(lives: readonly Life[], limit: number): LifeRange | null {
  const life = lives.at(-1) ?? [];
  const values = life.flat();
  const last = values.at(-1);
  if (!last || last.left <= 0) return null;
  const all = lives.flat(2);
  const span = Math.max(...all.map(({ left }) => left));
  const ownAxis = axisOf(values);
  const own = ownRate(life, ownAxis, span);
  const ownEnds = own && endsAt(own, ownAxis, span, all);
  const range = (ends: Ends, basis: LifeRange['basis']): LifeRange => ({
    limit,
    early: new Date(last.at + ends.early),
    late: new Date(last.at + ends.late),
    hours: ends.hours,
    basis,
  });
  if (ownEnds && isUseful(ownEnds)) return range(ownEnds, { kind: 'values', count: values.length });
  // Other parts do not overrule what the part's own values say.
  if (own && own.fast <= 0) return null;
  const axis = axisOf(all);
  const earlier = earlierRate(lives, axis, span);
  const ends = earlier && endsAt(earlier.rate, axis, span, all);
  return earlier && ends && isUseful(ends) ? range(ends, { kind: 'earlierLives', count: earlier.count }) : null;
}

/** Authors choose the measurements whose part's life is estimated. */
export const isWatched = (point: Pick<Point, 'type'>): boolean =>
  point.type === 'Measurement' && (point as Point<'Measurement'>).lifeEstimate !== 'Off';

/** As a share of the value: a larger gain is more than a measuring error. */
const clearlyBetter = 0.02;

/** Wear cannot make a value better, so the inspector is asked whether the part was replaced. */
export function grewBack(point: Pick<Point, 'type'>, last: string | undefined, content: ResultContent): boolean {
  if (!isWatched(point)) return false;
  const [before, now] = [parseNumber(last ?? ''), parseNumber((content as ResultContent<'Measurement'>).value)];
  if (before === undefined || now === undefined) return false;
  const gained = (point as Point<'Measurement'>).lifeEstimate === 'Min' ? now - before : before - now;
  return gained > clearlyBetter * Math.abs(before);
}

const limitOf = (watched: LifeEstimate, limits: LimitValues): number | null =>
  watched === 'Min' ? limits.criticalLow : watched === 'Max' ? limits.criticalHigh : null;

/**
 * Splits the values of a watched measurement into the lives of its parts, and estimates when the present one reaches
 * the critical limit. The estimate errs early, never late. There is none where the trend leads away from the limit or
 * has reached it, where it lies beyond two years, and where the range would be wider than the life of such a part.
 */
export function partLife(
  oldestFirst: readonly TakenValue[],
  watched: LifeEstimate,
  limits: LimitValues,
): PartLife | undefined {
  const limit = limitOf(watched, limits);
  if (limit === null) return undefined;
  const worn = oldestFirst.map(({ at, value, hours = null, replaced = false }) => ({
    at: Date.parse(at),
    hours,
    left: watched === 'Min' ? value - limit : limit - value,
    replaced,
  }));
  const lives = partLives(worn);
  let place = 0;
  const begins = lives.map((life) => {
    const begin = place;
    place += life.flat().length;
    return begin;
  });
  return { replacements: begins.slice(1), range: rangeOf(lives, limit) };
}
