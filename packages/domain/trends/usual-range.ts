import type { UsualRange } from './slip.ts';

/** A value so many times off the median is a typo that somebody kept, and no example. */
const exampleShare = 30;
/** A single machine's value may be a typo itself. */
const fewestMachines = 2;

/** Undefined if too few machines agree. */
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
