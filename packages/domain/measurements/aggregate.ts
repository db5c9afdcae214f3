import { shownDecimals } from '../constants.ts';
import { parseNumber } from './numbers.ts';

export const aggregations = ['Average', 'Sum', 'Min', 'Max', 'Diff', 'No'] as const;
export type Aggregation = (typeof aggregations)[number];

/** Sums and differences are of another size than their values, so the limits of the values do not hold for them. */
export const keepsLimits = (aggregation: Aggregation): boolean => aggregation !== 'Sum' && aggregation !== 'Diff';

const reduce: Record<Exclude<Aggregation, 'No'>, (numbers: readonly number[]) => number> = {
  Average: (numbers) => numbers.reduce((sum, number) => sum + number / numbers.length, 0),
  Sum: (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  Min: (numbers) => numbers.reduce((least, number) => Math.min(least, number)),
  Max: (numbers) => numbers.reduce((most, number) => Math.max(most, number)),
  /** Largest minus smallest. */
  Diff: (numbers) => reduce.Max(numbers) - reduce.Min(numbers),
};

/** Two decimals, never '-0.00'. */
function shown(value: number): string {
  // Above this toFixed switches to exponents; such numbers have no decimals anyway.
  const text = Math.abs(value) < 1e21 ? value.toFixed(shownDecimals) : `${BigInt(value)}.00`;
  return Number(text) === 0 ? (0).toFixed(shownDecimals) : text;
}

/** Texts that are no numbers are ignored; empty if there is no number. */
export function aggregate(aggregation: Aggregation, texts: readonly string[]): string {
  if (aggregation === 'No') return '';
  const numbers = texts.map(parseNumber).filter((number) => number !== undefined);
  if (numbers.length === 0) return '';
  const value = reduce[aggregation](numbers);
  return Number.isFinite(value) ? shown(value) : '';
}
