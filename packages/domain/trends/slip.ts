import type { LimitValues } from '../measurements/limits.ts';
import type { LifeEstimate } from '../points/point-types.ts';

/** A value was probably mistyped or misread in one of these ways. */
export const slipKinds = [
  'tenfold',
  'unit',
  'swapped',
  'negative',
  'neighbour',
  'grewBack',
  'repeated',
  'farOff',
] as const;
export type SlipKind = (typeof slipKinds)[number];

export interface Slip {
  kind: SlipKind;
  /** The last value of this machine, or the one copied from another; absent if there is none. */
  last?: number;
  /** The first value of a machine is compared with one of these. */
  against?: 'limits' | 'copied' | 'model' | 'neighbours';
  /** The value that was probably meant, if it can be told. */
  meant?: number;
  /** A less likely reading that is also usual here. */
  orMeant?: number;
}

/** The range that machines of a model measured last at one place. */
export interface UsualRange {
  least: number;
  most: number;
  machines: number;
}

/** A value is compared with these. */
export interface SlipSurroundings {
  /** Values measured here before, oldest first. */
  history: readonly number[];
  /** The value at the same place of another machine, which was copied. */
  copied?: number | undefined;
  /** The range of other machines of the model; absent if too few are known. */
  model?: UsualRange | undefined;
  /** The other values of the same answer. */
  neighbours?: readonly number[];
  /**
   * The neighbours that are usual in their own cells: a value that was typed into the wrong cell equals one of them. All
   * neighbours if nothing is known.
   */
  usualBeside?: readonly number[];
  /** Neighbours that measure the same thing, in groups, the nearest first. */
  alike?: readonly (readonly number[])[];
  limits?: LimitValues | undefined;
  /** The direction of wear: a value watched for its minimum falls. */
  wears?: LifeEstimate | undefined;
  /** The unit of the field; empty if unknown. */
  unit?: string | undefined;
}

/** The share of the last value by which the next may differ unquestioned. */
export const usualShare = 0.3;

export const isUsual = (value: number, last: number): boolean => Math.abs(value - last) <= usualShare * Math.abs(last);

/** So many times more or less than any earlier value is no wear and no new part, but a misplaced decimal point or another unit. */
export const orderOff = 3.3;

const inch = 25.4;

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** The logarithm of how many times one value is the other; 0 if they are equal. */
export const timesApart = (a: number, b: number): number => Math.abs(Math.log(a / b));

export const decimalsOf = (text: string): number => text.trim().replace(',', '.').split('.')[1]?.length ?? 0;

const millimetres = ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'];
const inches = ['in', 'inch', 'inches', '"', '″'];

/**
 * Factors that convert a length in the other unit into that of the field; both directions if the field's unit is
 * unknown, none if it is no such length.
 */
export function unitFactors(unit = ''): number[] {
  const name = unit.trim().toLowerCase();
  if (name === '') return [inch, 1 / inch];
  if (millimetres.includes(name)) return [inch];
  return inches.includes(name) ? [1 / inch] : [];
}
