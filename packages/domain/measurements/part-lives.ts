import { days } from '../time.ts';

export interface TakenValue {
  /** A moment, ISO 8601. */
  at: string;
  value: number;
  /** What the machine had worked under load, where somebody wrote it down. */
  hours?: number | null;
  /** Whether the inspector says that this is another part than at the visit before. */
  replaced?: boolean;
}

/** A value as wear sees it: when, and how far it is from the limit that the part has to go at. */
export interface WornValue {
  at: number;
  hours: number | null;
  /** Falls while the part wears, and is 0 at the limit. */
  left: number;
  replaced: boolean;
}

/** Of the way from the best value to the limit: whoever measures twice gets values so far apart. */
export const noise = 0.02;
/** Of the same way: a part that gained more was replaced, whatever was measured badly. */
export const replacedBy = 0.1;
/** The same for what gained nothing, and yet wore far less than it should have. */
const sparedBy = 0.15;

/** What was measured of one part, in the stretches between which it wore far less than it should have. */
export type Life = WornValue[][];
export const shortestSpan = days(14);

const byTime = ({ at }: WornValue): number => at;
const byHours = ({ hours }: WornValue): number => hours ?? Number.NaN;
export type Axis = typeof byTime;

/** Hours under load tell more of wear than days do, where all of these have them and they went on. */
export function axisOf(values: readonly WornValue[]): Axis {
  const isKnown = values.every(({ hours }, place) => {
    const before = values[place - 1]?.hours ?? Number.NEGATIVE_INFINITY;
    return hours !== null && hours >= before;
  });
  const [first, last] = [values[0]?.hours ?? 0, values.at(-1)?.hours ?? 0];
  return isKnown && last > first ? byHours : byTime;
}

export const isHours = (axis: Axis): boolean => axis === byHours;

/** How fast a part wears between two values, on both axes as far as they are known. */
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

/** What a part should have worn by between two visits. */
function expectedWear({ byTime: daily, byHours: hourly }: Pace, from: WornValue, to: WornValue): number {
  const worked = from.hours === null || to.hours === null ? null : to.hours - from.hours;
  return worked !== null && hourly !== null ? hourly * worked : daily * (to.at - from.at);
}

/** Whether a part rested from one value to the next: it wore far less than at its pace, which its hours under load do not explain. */
function isSpared(from: WornValue, to: WornValue, pace: Pace | undefined, span: number): boolean {
  const expected = pace ? Math.max(0, expectedWear(pace, from, to)) : 0;
  const spared = to.left - from.left + expected;
  return spared > sparedBy * span && spared > expected / 2;
}

/**
 * The lives of the parts that were built in one after the other, oldest first: each begins with what somebody says, or with a jump back
 * towards new. Wear that is missing begins no life, since nobody knows whether the machine stood still; its rate is not averaged over it.
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
