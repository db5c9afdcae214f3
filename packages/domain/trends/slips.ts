import { bandOf } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { slipOfFirst } from './first-slips.ts';
import { replacedBy } from './part-lives.ts';
import {
  decimalsOf,
  orderOff,
  rounded,
  type Slip,
  type SlipKind,
  type SlipSurroundings,
  timesApart,
  unitFactors,
  usualShare,
} from './slip.ts';

/** A value with swapped digits must be nearer to the last one, since many numbers can be made from the same digits. */
const meantShare = 0.1;
/** In usual steps from one visit to the next. */
const usualSteps = 4;
const meantSteps = 2;
const fewestForSwaps = 2;
const fewestForSign = 2;
/** Room around the range of earlier values. */
const knownShare = 0.1;
const fewestForRepeat = 3;
/** As a share of the earlier range: a part that gained more has grown back. */
const grownShare = 0.15;
/** An exact repeat is suspicious only if the last digit never repeated before. */
const fewestStepsForRepeat = 10;
const fewestDigits = 3;
const farSteps = 8;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const digitsOf = (text: string): string => text.trim().replace(/[^\d]/g, '').replace(/^0+/, '');

/** The value of the last typed digit: 0.1 for '17.0'. */
const lastPlace = (text: string): number => 10 ** -decimalsOf(text);

/** Numbers made by swapping two neighbouring digits; none may gain a leading zero. */
function swaps(text: string): number[] {
  const signs = [...text.trim()];
  const beginsWithZero = (given: string): boolean => /^\D*0\d/.test(given);
  const places = signs.flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
  return places.slice(0, -1).flatMap((place, index) => {
    const next = places[index + 1] ?? place;
    const swapped = signs
      .with(place, signs[next] ?? '')
      .with(next, signs[place] ?? '')
      .join('');
    return signs[place] === signs[next] || beginsWithZero(swapped) ? [] : (parseNumber(swapped) ?? []);
  });
}

const lastOf = (history: readonly number[]): Pick<Slip, 'last'> => {
  const last = history.at(-1);
  return last === undefined ? {} : { last };
};

interface PastValues {
  last: number;
  /** The usual step from one visit to the next. */
  step: number;
  least: number;
  most: number;
}

function pastValuesOf(history: readonly number[]): PastValues | undefined {
  const last = history.at(-1);
  if (last === undefined) return undefined;
  const steps = history.slice(1).map((value, place) => Math.abs(value - (history[place] ?? value)));
  return { last, step: median(steps), least: Math.min(...history), most: Math.max(...history) };
}

const isNear = (value: number, { last, step }: PastValues, share: number, steps: number): boolean =>
  Math.abs(value - last) <= Math.max(share * Math.abs(last), steps * step);

/** Similar values were measured here before. */
const isKnown = (value: number, { least, most }: PastValues): boolean =>
  value >= least - knownShare * Math.abs(least) && value <= most + knownShare * Math.abs(most);

/** A negative value is suspicious where nothing that is known here is negative. */
function isNegative(value: number, { history, neighbours = [], limits }: SlipSurroundings): boolean {
  const bounds = Object.values(limits ?? {}).filter((bound) => typeof bound === 'number');
  // Neighbours speak for the sign only if the value of the last visit does too.
  const known = [...history, ...(history.length > 0 ? neighbours : []), ...bounds];
  return value < 0 && known.length >= fewestForSign && known.every((number) => number >= 0);
}

/** The value moved against wear by more than a measuring error, or so far that a trend would see another part. */
function hasGrownBack(
  value: number,
  { last, step, least, most }: PastValues,
  { wears, limits }: SlipSurroundings,
): boolean {
  const gained = wears === 'Min' ? value - last : wears === 'Max' ? last - value : 0;
  const limit = (wears === 'Min' ? limits?.criticalLow : limits?.criticalHigh) ?? null;
  const span = limit === null ? Number.POSITIVE_INFINITY : Math.max(Math.abs(most - limit), Math.abs(least - limit));
  const unusual = Math.max(1.5 * step, grownShare * (most - least));
  return gained > Math.max(0.02 * Math.abs(last), Math.min(unusual, replacedBy * span));
}

/** A suspected typo is a question to the inspector, never a refusal. */
export function slipOf(text: string, around: SlipSurroundings): Slip | undefined {
  const value = parseNumber(text);
  if (value === undefined) return undefined;
  const { history, neighbours = [], usualBeside = neighbours } = around;
  if (isNegative(value, around)) return { kind: 'negative', ...lastOf(history), meant: -value };
  const past = pastValuesOf(history);
  if (!past) return slipOfFirst(text, value, around);
  const { last, step } = past;
  const isUsual = isNear(value, past, usualShare, usualSteps);

  if (history.length >= fewestForRepeat && value === last && digitsOf(text).length >= fewestDigits) {
    const neverRepeats = history.slice(1).every((earlier, place) => earlier !== history[place]);
    return neverRepeats && step >= fewestStepsForRepeat * lastPlace(text) ? { kind: 'repeated', last } : undefined;
  }
  const isOdd = !isUsual && !isKnown(value, past);
  if (isOdd && usualBeside.includes(value)) return { kind: 'neighbour', last };
  const another = otherOrder(value, past, around) ?? (isOdd ? sameDigits(text, past, history) : undefined);
  if (another) return another;
  if (hasGrownBack(value, past, around)) return { kind: 'grewBack', last, ...misplacedComma(value, past) };
  const isFar = !isNear(value, past, 2 * usualShare, farSteps) && !isKnown(value, past);
  return history.length >= fewestForRepeat && isFar ? { kind: 'farOff', last } : undefined;
}

/**
 * A value of another magnitude than all before: looks for a decimal point or unit that makes it usual here. Readings
 * within the limits are kept before others; of two, the one nearer to the last value comes first, since it is read and
 * tapped first.
 */
function otherOrder(value: number, past: PastValues, { history, limits, unit }: SlipSurroundings): Slip | undefined {
  const { last, least, most } = past;
  const isOther = (candidate: number): boolean =>
    candidate > orderOff * most || (least > 0 && candidate < least / orderOff);
  if (value <= 0 || least < 0 || last <= 0 || !isOther(value)) return undefined;
  const decimals = Math.max(...history.map((earlier) => decimalsOf(String(earlier))));
  const candidates: { kind: SlipKind; meant: number }[] = [
    ...[1 / 100, 1 / 10, 10, 100].map((factor) => ({
      ...{ kind: 'tenfold' as const, meant: Number((value * factor).toPrecision(10)) },
    })),
    ...unitFactors(unit).map((factor) => ({ kind: 'unit' as const, meant: rounded(value * factor, decimals) })),
  ];
  const distance = ({ meant }: { meant: number }) => timesApart(meant, last);
  const isBeyond = ({ meant }: { meant: number }) => Number(limits !== undefined && bandOf(meant, limits) !== 'ok');
  const offers = candidates
    .filter(({ meant }) => !isOther(meant) && (isKnown(meant, past) || isNear(meant, past, meantShare, meantSteps)))
    .toSorted((a, b) => isBeyond(a) - isBeyond(b) || distance(a) - distance(b))
    .slice(0, 2);
  const [likely, other] = offers.toSorted((a, b) => distance(a) - distance(b));
  if (!likely) return { kind: 'farOff', last };
  return { ...likely, last, ...(other && other.meant !== likely.meant && { orMeant: other.meant }) };
}

/** A new part may also be the last value with a misplaced decimal point. */
function misplacedComma(value: number, past: PastValues): Pick<Slip, 'meant'> {
  const meant = [value / 10, value * 10].find((candidate) => isNear(candidate, past, meantShare, 0));
  return meant === undefined ? {} : { meant: Number(meant.toPrecision(10)) };
}

/** An unusual value whose digits in another order would be usual. */
function sameDigits(text: string, past: PastValues, history: readonly number[]): Slip | undefined {
  if (history.length < fewestForSwaps) return undefined;
  const meant = swaps(text).find((candidate) => isNear(candidate, past, meantShare, meantSteps));
  return meant === undefined ? undefined : { kind: 'swapped', last: past.last, meant };
}

/** The hours under load last read, and the hours that have passed since. */
export interface HoursBefore {
  last: number;
  passed: number;
}

/** Hours under load only grow, and not faster than time passes. */
export const areHoursPossible = (hours: number, { last, passed }: HoursBefore): boolean =>
  hours >= last && hours <= last + passed;

/** Impossible hours that are right with a moved decimal point. */
export function slipOfHours(text: string, before: HoursBefore): Slip | undefined {
  const hours = parseNumber(text);
  if (hours === undefined || areHoursPossible(hours, before)) return undefined;
  const meant = [1 / 10, 10, 1 / 100, 100]
    .map((factor) => Number((hours * factor).toPrecision(10)))
    .find((candidate) => areHoursPossible(candidate, before));
  return meant === undefined ? undefined : { kind: 'tenfold', last: before.last, meant };
}
