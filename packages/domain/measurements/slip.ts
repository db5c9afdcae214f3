import type { LifeEstimate } from '../points/point-types.ts';
import type { LimitValues } from './limits.ts';

/** How a value was probably mistyped or misread. */
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
  /** The last value of this machine, or the one that was copied here from another; absent where there is none. */
  last?: number;
  /** What a first value was held against. */
  against?: 'limits' | 'copied' | 'model' | 'neighbours';
  /** What was probably meant, where that can be told. */
  meant?: number;
  /** Another reading that is usual here, and less likely. */
  orMeant?: number;
}

/** What the machines of a model measured last at one place. */
export interface UsualRange {
  least: number;
  most: number;
  machines: number;
}

/** What a value is held against. */
export interface SlipSurroundings {
  /** What was measured here before, oldest first. */
  history: readonly number[];
  /** What was measured at the same place of another machine, and copied from there. */
  copied?: number | undefined;
  /** What other machines of the model measured here; absent where too few are known. */
  model?: UsualRange | undefined;
  /** The other values of the same answer. */
  neighbours?: readonly number[];
  /** Those of them that are as usual in their own cells: a value of the wrong cell is one of these. All where nobody says. */
  usualBeside?: readonly number[];
  /** Those of them that measure the same, in groups, the nearest first. */
  alike?: readonly (readonly number[])[];
  limits?: LimitValues | undefined;
  /** Which way the part wears: a value that is watched from below falls. */
  wears?: LifeEstimate | undefined;
  /** In which it is measured; empty where nobody says. */
  unit?: string | undefined;
}

/** How far a value may lie from the last one, as a share of it, before anybody asks. */
export const usualShare = 0.3;

export const isUsual = (value: number, last: number): boolean => Math.abs(value - last) <= usualShare * Math.abs(last);

/** So many times more or less than anything measured here is no wear and no new part, but another comma or another unit. */
export const orderOff = 3.3;

const inch = 25.4;

export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** How far two values lie apart, by how many times one is the other: 0 for the same. */
export const timesApart = (a: number, b: number): number => Math.abs(Math.log(a / b));

export const decimalsOf = (text: string): number => text.trim().replace(',', '.').split('.')[1]?.length ?? 0;

const millimetres = ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'];
const inches = ['in', 'inch', 'inches', '"', '″'];

/** By what a length in the other unit is turned into the one of the field; both ways where its unit is not known, none for what is no such length. */
export function unitFactors(unit = ''): number[] {
  const name = unit.trim().toLowerCase();
  if (name === '') return [inch, 1 / inch];
  if (millimetres.includes(name)) return [inch];
  return inches.includes(name) ? [1 / inch] : [];
}
