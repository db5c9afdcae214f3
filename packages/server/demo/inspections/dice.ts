/** Numbers that look thrown and are the same at every start: a sequence of its own for each seed. */
export interface Dice {
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  one: <T>(of: readonly T[]) => T;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function dice(...seed: readonly (string | number)[]): Dice {
  let state = hashOf(seed.join('\n'));
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + roll() * (high - low),
    chance: (share) => roll() < share,
    one: <T>(of: readonly T[]) => of[Math.floor(roll() * of.length)] as T,
  };
}
