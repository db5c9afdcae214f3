import type { UsualRange } from './slip.ts';

/** What lies so many times off the one in the middle is a slip that somebody kept, and no example for others. */
const exampleShare = 30;
/** What one other machine measured may be a slip itself. */
const fewestMachines = 2;

/** From the least to the most of what machines of a model measured last, one value of each; undefined where too few agree. */
export function usualRange(values: readonly number[]): UsualRange | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const isExample = (value: number): boolean =>
    middle <= 0 || value === 0 || (value >= middle / exampleShare && value <= middle * exampleShare);
  const examples = sorted.filter(isExample);
  const [least, most] = [examples[0], examples.at(-1)];
  return least === undefined || most === undefined || examples.length < fewestMachines
    ? undefined
    : { least, most, machines: examples.length };
}
