import { bandOf, type LimitValues } from '@assay/domain/measurements/limits';
import { type Dice, dice } from './dice.ts';

/** Parts that wear get thinner or looser until they are changed; other values stay where they are, but for trouble. */
export type Course = 'falling' | 'growing' | 'steady';

interface Part {
  /** What a new one measures, or what a value usually is. */
  fresh: number;
  /** What one measures that has to go. */
  end: number;
  /** In hours under load. */
  life: number;
  /** The hours of the machine when it was fitted, and when somebody looked at it last. */
  fitted: number;
  seen: number;
  /** Whether it was fitted when somebody looked last, after the measuring: the next value is the first of another part. */
  isUnmeasured: boolean;
}

/** A machine with what is fitted to it, by the points that look at it. */
export interface Machine {
  seed: string;
  parts: Map<string, Part>;
}

export const newMachine = (seed: string): Machine => ({ seed, parts: new Map() });

/** How a part is found at a visit: the share of its life that is over, 1 when it has to go. */
export interface PartFound extends Part {
  used: number;
  /** Whether it is another one than at the visit before. */
  renewed: boolean;
}

function limitsOfLife(course: Course, limit: LimitValues): { fresh: number; end: number } {
  if (course === 'falling') {
    const end = limit.criticalLow ?? (limit.low ?? 10) * 0.7;
    const low = limit.low ?? end * 1.3;
    return { fresh: low + 4 * (low - end), end };
  }
  const end = limit.criticalHigh ?? (limit.high ?? 10) * 1.3;
  const high = limit.high ?? end * 0.75;
  return { fresh: limit.low === null ? high * 0.15 : limit.low + (high - limit.low) * 0.15, end };
}

/** Parts that would have gone on longer than any crew lets them were changed between the visits. */
const mostUsed = 1.12;

/** Looks at the part behind a point; one that was found at its end is another one the next time. */
export function findPart(
  machine: Machine,
  key: string,
  course: Course,
  limit: LimitValues,
  visit: { hours: number; isNew: boolean; dice: Dice },
): PartFound {
  const known = machine.parts.get(key);
  const own = dice(machine.seed, key, 'life');
  const life = own.between(2_200, 5_200);
  const age = visit.isNew ? 0 : own.between(0.05, 0.7) * life;
  const part = known ?? {
    ...limitsOfLife(course, limit),
    life,
    fitted: visit.hours - age,
    seen: visit.hours,
    isUnmeasured: false,
  };
  const asLeft = (visit.hours - part.fitted) / part.life;
  const isLongAgo = (visit.hours - part.seen) / part.life > 0.7;
  const isAnother = asLeft > mostUsed || (isLongAgo && asLeft > 0.9);
  const fitted = isAnother ? visit.hours - part.life * visit.dice.between(0.15, 0.65) : part.fitted;
  const used = (visit.hours - fitted) / part.life;
  // Crews change most parts when they are worn and all that are worn out; the next visit finds a new one.
  const changed = used >= 0.985 || (used > 0.85 && visit.dice.chance(0.4));
  machine.parts.set(key, {
    ...part,
    fitted: changed ? visit.hours : fitted,
    seen: visit.hours,
    isUnmeasured: changed,
  });
  return { ...part, fitted, used: Math.max(0, used), renewed: part.isUnmeasured || isAnother };
}

export const wornValue = ({ fresh, end, used }: PartFound, noise: number): number =>
  fresh + (end - fresh) * (used + noise);

/** Where a value that does not wear usually is, and how wide the room for it. */
export function usualValue(
  machine: Machine,
  key: string,
  { low, high }: LimitValues,
): { usual: number; width: number } {
  const bottom = low ?? 0;
  const width = (high ?? (low ?? 10) * 2) - bottom;
  return { usual: bottom + width * dice(machine.seed, key, 'usual').between(0.3, 0.6), width };
}

/** A value that does not wear: near its usual place, seldom in the band that asks for attention, hardly ever beyond. */
export function steadyValue(machine: Machine, key: string, limit: LimitValues, visit: { dice: Dice }): number {
  const { usual, width } = usualValue(machine, key, limit);
  const { criticalLow, low, high, criticalHigh } = limit;
  const trouble = visit.dice.between(0, 1);
  const sides = [
    high !== null && criticalHigh !== null ? { near: high, far: criticalHigh } : undefined,
    low !== null && criticalLow !== null ? { near: low, far: criticalLow } : undefined,
  ].filter((side) => side !== undefined);
  if (trouble > 0.055 || sides.length === 0) return usual + width * visit.dice.between(-0.04, 0.04);
  const { near, far } = visit.dice.one(sides);
  return trouble > 0.012
    ? near + (far - near) * visit.dice.between(0.2, 0.8)
    : far + (far - near) * visit.dice.between(0.1, 0.5);
}

/** A value as an inspector reads it from an instrument of this range. */
export function asRead(value: number, span: number): string {
  const width = Math.abs(span);
  return Math.max(0, value).toFixed(width < 4 ? 2 : width < 40 ? 1 : 0);
}

export const worstBand = (texts: readonly string[], limit: LimitValues) => {
  const found = texts.map((text) => bandOf(Number(text), limit));
  const order = ['criticalLow', 'criticalHigh', 'low', 'high'] as const;
  return order.find((band) => found.includes(band)) ?? 'ok';
};
