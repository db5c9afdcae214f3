import { type Band, bandOf, type LimitValues } from '../measurements/limits.ts';
import {
  decimalsOf,
  orderOff,
  rounded,
  type Slip,
  type SlipSurroundings,
  timesApart,
  unitFactors,
  usualShare,
} from './slip.ts';

// A machine that was never measured at this place has no history: its first value is compared with its limits, with the
// value that was copied from another machine, with other machines of its model, and with the values beside it.

/**
 * A value up to this many times its outermost limit is believed: 25 mm/s, where 11.2 is critical, is bad and true. The
 * demo measures at most 1.1 times; with 2 a machine that is truly so bad would be questioned, with 3 fewer than 95 of
 * 100 tenfold typos would be found.
 */
const believableFactor = 2.3;
/** A new part may be this many times thicker or wider than where it asks for attention; in the demo at most 3.1 times. */
const newPartFactor = 5;
/** A part worn to less than this share of its critical limit is questioned; in the demo parts keep four fifths of it. */
const leastShareLeft = 0.2;
/** Values that measure the same thing may differ this much; wear, cracks and screen decks differ at most 5 times in the demo. */
const farFromNeighbours = 100;
const fewestNeighbours = 2;
/** Two values of a pair, such as the tightest and the slackest belt, may differ this many times. */
const pairSpread = 1.8;

/** The smallest and largest value that are believed; without a lower critical limit everything down to zero is. */
function believedRange({ criticalLow, low, high, criticalHigh }: LimitValues): { least: number; most: number } {
  const top = criticalHigh ?? high;
  const bottom = low ?? criticalLow;
  const ofNew = bottom !== null && bottom > 0 ? newPartFactor * bottom : Number.POSITIVE_INFINITY;
  return {
    least:
      criticalLow !== null && criticalLow > 0
        ? criticalLow * (top === null ? leastShareLeft : 1 / believableFactor)
        : 0,
    most: top === null ? ofNew : top > 0 ? believableFactor * top : Number.POSITIVE_INFINITY,
  };
}

const hasTop = ({ high, criticalHigh }: LimitValues): boolean => (criticalHigh ?? high) !== null;

/** Inside the limits, or in a band that asks for attention and has an outer limit. */
function isSensible(value: number, limits: LimitValues): boolean {
  const ends: Record<Band, boolean> = {
    ok: true,
    low: limits.criticalLow !== null,
    high: limits.criticalHigh !== null,
    criticalLow: false,
    criticalHigh: false,
  };
  return ends[bandOf(value, limits)];
}

/** The middle between the limits; 0 if one side has none. */
function middleOf({ criticalLow, low, high, criticalHigh }: LimitValues): number {
  const [bottom, top] = [low ?? criticalLow, high ?? criticalHigh];
  return bottom === null || top === null ? 0 : (bottom + top) / 2;
}

const plain = (value: number): number => Number(value.toPrecision(10));

/** Moves the decimal point one to three places to the left, until the value is no longer too large. */
function tenths(value: number, isFar: (candidate: number) => boolean): number[] {
  const tried: number[] = [];
  for (let candidate = value / 10; tried.length < 3; candidate /= 10) {
    tried.push(plain(candidate));
    if (!isFar(candidate)) break;
  }
  return tried;
}

/** Converts a value in another unit into that of the field. */
const inOtherUnit = (text: string, value: number, unit: string | undefined): Slip[] =>
  unitFactors(unit).map((factor) => {
    // A digit of an inch is less precise than one of a millimetre.
    const decimals = Math.max(0, decimalsOf(text) + (factor > 1 ? -1 : 1));
    return { kind: 'unit', meant: rounded(value * factor, decimals) };
  });

const tenfold = (meant: number): Slip => ({ kind: 'tenfold', meant });

/** A value far beyond its limits: a moved decimal point or another unit may explain it; otherwise it is only reported as far off. */
function typoByLimits(text: string, value: number, { limits, unit }: SlipSurroundings): Slip | undefined {
  if (!limits) return undefined;
  const { least, most } = believedRange(limits);
  if (value <= 0 || (value >= least && value <= most)) return undefined;
  const isLarge = value > most;
  const candidates = [
    ...(isLarge ? tenths(value, (candidate) => candidate > most) : [plain(value * 10)]).map(tenfold),
    ...inOtherUnit(text, value, unit),
  ].filter(({ meant = 0 }) => meant >= least && meant <= most && isSensible(meant, limits));
  const isOk = ({ meant = 0 }: Slip) => bandOf(meant, limits) === 'ok';
  const [likely, other] = candidates.some(isOk) ? candidates.filter(isOk) : candidates;
  // Where the unit is unknown, another unit is only a guess beside a decimal point that explains the value.
  const second = unit?.trim() && other && other.kind !== likely?.kind ? other : undefined;
  if (likely && second) {
    const middle = middleOf(limits);
    const apart = ({ meant = 0 }: Slip) => (middle > 0 ? timesApart(meant, middle) : 0);
    const [nearer, farther] = [likely, second].toSorted((a, b) => apart(a) - apart(b)) as [Slip, Slip];
    return { ...nearer, against: 'limits', ...(farther.meant !== undefined && { orMeant: farther.meant }) };
  }
  if (likely) return { ...likely, against: 'limits' };
  return isLarge && value > orderOff * most ? { kind: 'farOff', against: 'limits' } : undefined;
}

/** A value of another magnitude than those beside it, which resemble each other. */
function typoAmong(
  text: string,
  value: number,
  beside: readonly number[],
  mostSpread: number,
  unit?: string,
): Slip | undefined {
  const [least, most] = [Math.min(...beside), Math.max(...beside)];
  if (value <= 0 || least <= 0 || most > mostSpread * least) return undefined;
  const [isAlone, isTight] = [beside.length < fewestNeighbours, most <= (1 + usualShare) * least];
  const room = isAlone ? pairSpread : 1 + usualShare;
  // One place may be worn or cracked far more than the others.
  const isSmall = value < least / orderOff && isTight && !isAlone;
  const candidates = [
    ...(value > orderOff * most ? tenths(value, (candidate) => candidate > orderOff * most).map(tenfold) : []),
    ...(isSmall ? [tenfold(plain(value * 10)), ...inOtherUnit(text, value, unit)] : []),
  ];
  const likely = candidates.find(({ meant = 0 }) => meant >= least / room && meant <= most * room);
  return likely && { ...likely, against: 'neighbours' };
}

function typoByNeighbours(text: string, value: number, around: SlipSurroundings): Slip | undefined {
  const { neighbours = [], alike = [], unit } = around;
  for (const group of alike) {
    const typo = group.length > 0 ? typoAmong(text, value, group, orderOff, unit) : undefined;
    if (typo) return typo;
  }
  const known = alike.flat().filter((number) => number > 0);
  if (known.length >= fewestNeighbours && value > farFromNeighbours * Math.max(...known))
    return { kind: 'farOff', against: 'neighbours' };
  return neighbours.length >= fewestNeighbours ? typoAmong(text, value, neighbours, 1 + usualShare) : undefined;
}

/** Two machines of one kind differ, but not by a decimal point or a unit. */
function typoByCopy(text: string, value: number, { copied, unit }: SlipSurroundings): Slip | undefined {
  if (copied === undefined || value <= 0 || copied <= 0 || timesApart(value, copied) <= Math.log(orderOff))
    return undefined;
  const meant = [
    ...[1 / 100, 1 / 10, 10, 100].map((factor) => tenfold(plain(value * factor))),
    ...inOtherUnit(text, value, unit),
  ];
  const apart = ({ meant: candidate = 0 }: Slip) => timesApart(candidate, copied);
  const [likely] = meant.toSorted((a, b) => apart(a) - apart(b));
  return likely && apart(likely) <= Math.log(pairSpread) ? { ...likely, last: copied, against: 'copied' } : undefined;
}

/** A value of another magnitude than other machines of the model measured here; the likelier explanation comes first. */
function typoByModel(text: string, value: number, { model, limits, unit }: SlipSurroundings): Slip | undefined {
  if (!model || value <= 0 || model.least <= 0) return undefined;
  const { least, most } = model;
  const isFar = (candidate: number): boolean => candidate > orderOff * most || candidate < least / orderOff;
  if (!isFar(value)) return undefined;
  const tried = value > most ? tenths(value, isFar) : [plain(value * 10), plain(value * 100)];
  const middle = Math.sqrt(least * most);
  const apart = ({ meant = 0 }: Slip) => timesApart(meant, middle);
  const [likely, other] = [...tried.map(tenfold), ...inOtherUnit(text, value, unit)]
    .filter(({ meant = 0 }) => meant >= least / pairSpread && meant <= most * pairSpread)
    .toSorted((a, b) => apart(a) - apart(b));
  // A value that its limits allow may be bad and true where no decimal point explains it.
  if (!likely) return limits && value > most && hasTop(limits) ? undefined : { kind: 'farOff', against: 'model' };
  const second = other?.meant !== undefined && other.kind !== likely.kind ? { orMeant: other.meant } : {};
  return { ...likely, against: 'model', ...second };
}

/** Questions the first value of a machine. */
export const slipOfFirst = (text: string, value: number, around: SlipSurroundings): Slip | undefined =>
  typoByLimits(text, value, around) ??
  typoByCopy(text, value, around) ??
  typoByModel(text, value, around) ??
  typoByNeighbours(text, value, around);
