/** Chance that falls the same way for the same seed. */
export interface Dice {
  /** A whole number from 0 up to, but not including, a bound. */
  below: (bound: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

/** mulberry32: small, and good enough to wander. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, chance: (share) => next() < share, pick: (list) => list[below(list.length)] as never };
}
