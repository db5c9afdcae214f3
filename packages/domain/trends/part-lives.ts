import { days } from '../time.ts';

export interface TakenValue {
  /** A moment, ISO 8601. */
  at: string;
  value: number;
  /** Hours under load at that moment, if they were recorded. */
  hours?: number | null;
  /** The inspector says that this is another part than at the visit before. */
  replaced?: boolean;
}

/** A value as wear sees it: its time, and its distance from the limit. */
export interface WornValue {
  at: number;
  hours: number | null;
  /** Falls while the part wears, and is 0 at the limit. */
  left: number;
  replaced: boolean;
}

/** As a share of the way from the best value to the limit: two measurements of the same part differ by this much. */
export const noise = 0.02;
/** As a share of the same way: a part that gained more was replaced. */
export const replacedBy = 0.1;
/** As a share of the same way: a part that wore so much less than expected has rested. */
const sparedBy = 0.15;

/** The values of one part, in stretches between which it wore far less than expected. */
export type Life = WornValue[][];
export const shortestSpan = days(14);

const byTime = ({ at }: WornValue): number => at;
const byHours = ({ hours }: WornValue): number => hours ?? Number.NaN;
export type Axis = typeof byTime;

/** Hours under load predict wear better than days, if all values have them and they increase. */
export function axisOf(values: readonly WornValue[]): Axis {
  const isKnown = values.every(({ hours }, place) => {
    const before = values[place - 1]?.hours ?? Number.NEGATIVE_INFINITY;
    return hours !== null && hours >= before;
  });
  const [first, last] = [values[0]?.hours ?? 0, values.at(-1)?.hours ?? 0];
  return isKnown && last > first ? byHours : byTime;
}

export const isHours = (axis: Axis): boolean => axis === byHours;

/** The speed of wear between two values, on both axes as far as they are known. */
interface Pace {
  byTime: number;
  byHours: number | null;
}

function paceOf(life: readonly WornValue[]): Pace | undefined {
  const [first, last] = [life[0], life.at(-1)];
  if (!first || !last || last.at - first.at < shortestSpan) return undefined;
  const worn = first.left - last.left;
  const worked = first.hours === null || last.hours === null ? 0 : last.hours - first.hours;
  return { byTime: worn / (last.at - first.at), byHours: worked > 0 ? worn / worked : null };
}

/** The wear to be expected between two visits. */
function expectedWear({ byTime: daily, byHours: hourly }: Pace, from: WornValue, to: WornValue): number {
  const worked = from.hours === null || to.hours === null ? null : to.hours - from.hours;
  return worked !== null && hourly !== null ? hourly * worked : daily * (to.at - from.at);
}

/** A part rested if it wore far less than at its pace and its hours under load do not explain that. */
function isSpared(from: WornValue, to: WornValue, pace: Pace | undefined, span: number): boolean {
  const expected = pace ? Math.max(0, expectedWear(pace, from, to)) : 0;
  const spared = to.left - from.left + expected;
  return spared > sparedBy * span && spared > expected / 2;
}

/**
 * Splits the values into the lives of successive parts, oldest first: a life begins where the inspector says so, or
 * where the value jumps back towards new. Missing wear begins no life, since the machine may have stood still; the rate
 * is not averaged over it.
 */
export function partLives(oldestFirst: readonly WornValue[]): Life[] {
  const span = Math.max(0, ...oldestFirst.map(({ left }) => left));
  const lives: Life[] = [];
  let pace: Pace | undefined;
  for (const value of oldestFirst) {
    const life = lives.at(-1);
    const stretch = life?.at(-1);
    const before = stretch?.at(-1);
    pace = paceOf(stretch ?? []) ?? pace;
    if (!life || !before || value.replaced || value.left - before.left > replacedBy * span) lives.push([[value]]);
    else if (isSpared(before, value, pace, span)) life.push([value]);
    else stretch?.push(value);
  }
  return lives;
}
