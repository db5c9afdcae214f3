import { describe, expect, it } from 'vitest';
import { noLimits } from '../measurements/limits.ts';
import type { SlipSurroundings } from './slip.ts';
import { type HoursBefore, slipOf, slipOfHours } from './slips.ts';

const wearing = [34.1, 31.2, 28.4];
const steady = [890, 894, 887, 892];
const worn = [104, 90, 81, 71, 55, 44, 32, 22];
const fromBelow = { ...noLimits, criticalLow: 30, low: 45 };
const rope = { ...noLimits, criticalLow: 12, low: 13 };
const closed = { ...noLimits, criticalLow: 20, low: 30, high: 80, criticalHigh: 95 };

const cases: [what: string, typed: string, around: SlipSurroundings, typo: object | undefined][] = [
  ['the next value of a part that wears', '25.9', { history: wearing, wears: 'Min' }, undefined],
  ['a comma lost', '259', { history: wearing }, { kind: 'tenfold', last: 28.4, meant: 25.9 }],
  ['a comma too many', '2.59', { history: wearing }, { kind: 'tenfold', last: 28.4, meant: 25.9 }],
  ['a hundredfold', '2590', { history: wearing }, { kind: 'tenfold', meant: 25.9 }],
  [
    'a comma of a new part, after the last value of the old one',
    '850',
    { history: worn, limits: fromBelow, wears: 'Min', unit: 'mm' },
    { kind: 'tenfold', last: 22, meant: 8.5, orMeant: 85 },
  ],
  [
    'a comma too many or inches, of which the comma is nearer to the last value',
    '2',
    { history: [52, 40, 27.2], limits: { ...noLimits, criticalLow: 15, low: 22 }, unit: 'mm' },
    { kind: 'tenfold', last: 27.2, meant: 20, orMeant: 50.8 },
  ],
  ['the same without limits', '850', { history: worn, unit: 'mm' }, { kind: 'tenfold', meant: 8.5, orMeant: 85 }],
  ['a new part, however its value was come to', '85', { history: worn, wears: 'Min' }, { kind: 'grewBack', last: 22 }],
  ['inches instead of millimetres', '1.02', { history: wearing }, { kind: 'unit', meant: 25.9 }],
  ['inches in a field of millimetres', '1.02', { history: wearing, unit: 'mm' }, { kind: 'unit', meant: 25.9 }],
  ['millimetres in a field of inches', '660', { history: [27.1, 26.4], unit: 'Inch' }, { kind: 'unit', meant: 26 }],
  ['what would be right in inches, of degrees', '660', { history: [27.1, 26.4], unit: '°C' }, { kind: 'farOff' }],
  ['a small value of a field of inches', '1.02', { history: wearing, unit: 'in' }, { kind: 'farOff', last: 28.4 }],
  ['no comma and no unit that fits', '5000', { history: steady.map((value) => value / 10) }, { kind: 'farOff' }],
  ['inches, rounded as it was measured before', '2.047', { history: [54, 53, 53] }, { kind: 'unit', meant: 52 }],
  ['digits swapped', '52,9', { history: wearing }, { kind: 'swapped', meant: 25.9 }],
  ['digits swapped within what is usual', '29.5', { history: wearing }, undefined],
  ['the value of the neighbour', '61', { history: [12.1, 12, 11.9], neighbours: [61] }, { kind: 'neighbour' }],
  ['the neighbour’s value where it is usual', '12', { history: [12.1, 12.2, 11.9], neighbours: [12] }, undefined],
  ['a part that grew back', '33.9', { history: wearing, wears: 'Min' }, { kind: 'grewBack', last: 28.4 }],
  ['a gap that closed again', '5', { history: [5.1, 7, 9.2], wears: 'Max' }, { kind: 'grewBack', last: 9.2 }],
  ['growth of what nobody watches', '33.9', { history: wearing }, undefined],
  ['noise of a part that is watched', '28.6', { history: wearing, wears: 'Min' }, undefined],
  ['the last value to the digit', '28.4', { history: wearing }, { kind: 'repeated', last: 28.4 }],
  ['a round number again', '28', { history: [34, 31, 28] }, undefined],
  ['a value that repeats now and then', '890', { history: [890, 890, 894, 890] }, undefined],
  ['a value that hardly moves', '892', { history: steady }, undefined],
  ['far outside all that was measured', '1900', { history: steady }, { kind: 'farOff', last: 892 }],
  ['far from the last, as it was before', '34', { history: [34, 20, 10, 12] }, undefined],
  ['a jump after two visits', '60', { history: [34, 31] }, undefined],
  ['no number', 'abc', { history: wearing }, undefined],
  ['nothing', '', { history: wearing }, undefined],
  ['a first value inside its limits', '45', { history: [], limits: closed }, undefined],
  ['a first value ten times too large', '450', { history: [], limits: closed }, { kind: 'tenfold', meant: 45 }],
  ['a first value in inches', '1.8', { history: [], limits: closed, unit: 'mm' }, { kind: 'unit', meant: 46 }],
  ['a first value in bar', '1.8', { history: [], limits: closed, unit: 'bar' }, undefined],
  [
    'a first value of a worn part, whose limits have no upper end',
    '4',
    { history: [], limits: { ...noLimits, criticalLow: 15, low: 20 } },
    undefined,
  ],
  ['a first value without limits', '450', { history: [] }, undefined],
  [
    'a first comma lost above a lower limit alone',
    '142',
    { history: [], limits: rope },
    { kind: 'tenfold', meant: 14.2 },
  ],
  ['a new part far above its lower limit', '60', { history: [], limits: rope }, undefined],
  ['one of several first values', '240', { history: [], neighbours: [24, 25, 25] }, { kind: 'tenfold', meant: 24 }],
  ['first values of different sizes', '240', { history: [], neighbours: [3, 25, 90] }, undefined],
  ['a first value beside a single other', '240', { history: [], neighbours: [24] }, undefined],
  [
    'ten times the last of a length that began at zero',
    '50',
    { history: [0, 3, 5], unit: 'mm' },
    { kind: 'tenfold', meant: 5, orMeant: 0.5 },
  ],
  ['a zero that nobody typed in front', '50', { history: [6, 5.5, 5, 7] }, { kind: 'tenfold', meant: 5 }],
  ['a comma in a part that wears fast', '11,4', { history: [200, 114], unit: 'mm' }, { kind: 'tenfold', meant: 114 }],
  ['a length below zero', '-3', { history: [0, 2, 3] }, { kind: 'negative', last: 3, meant: 3 }],
  ['a first length below zero', '-3', { history: [], limits: closed }, { kind: 'negative', meant: 3 }],
  [
    'a crack below zero beside another, after none at the last visit',
    '-3',
    { history: [0], neighbours: [12] },
    { kind: 'negative', last: 0, meant: 3 },
  ],
  ['a first value below zero beside another', '-3', { history: [], neighbours: [12] }, undefined],
  ['a deviation below zero', '-3', { history: [-1, 2, 3] }, undefined],
  ['below zero, where nothing is known', '-3', { history: [] }, undefined],
  [
    'a part whose trend would begin again',
    '28',
    { history: [40, 34, 28, 22], wears: 'Min', limits: { ...noLimits, criticalLow: 20 } },
    { kind: 'grewBack', last: 22 },
  ],
  ['a new part, or a comma lost', '65', { history: [70, 40, 6.5], wears: 'Min' }, { kind: 'grewBack', meant: 6.5 }],
];

describe('what looks like a typo', () => {
  it.each(cases)('%s: %s', (_, typed, around, typo) => {
    const found = slipOf(typed, around);
    if (typo === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(typo);
    // Nothing is offered that was not meant.
    if (found && !(typo && 'orMeant' in typo)) expect(found.orMeant).toBeUndefined();
    if (typo && 'kind' in typo && typo.kind === 'farOff') expect(found?.meant).toBeUndefined();
  });
});

const lately: HoursBefore = { last: 1200, passed: 240 };

const hourCases: [what: string, typed: string, before: HoursBefore, meant: number | undefined][] = [
  ['hours as the clock allows them', '1250', lately, undefined],
  ['the hours of the last visit', '1200', lately, undefined],
  ['as many as the clock allows', '1440', lately, undefined],
  ['ten times too many', '12500', lately, 1250],
  ['a comma lost', '12505', lately, 1250.5],
  ['two places lost', '125075', lately, 1250.75],
  ['a tenth of them', '125', lately, 1250],
  ['a comma too many', '12,5', lately, 1250],
  ['too many, wherever the comma stands', '15000', lately, undefined],
  ['too few, wherever the comma stands', '1100', lately, undefined],
  ['what a long time allows', '12500', { last: 1200, passed: 12_000 }, undefined],
  ['of two that a long time allows, the nearer place', '200000', { last: 1200, passed: 30_000 }, 20_000],
  ['no hours', 'many', lately, undefined],
  ['nothing', '', lately, undefined],
];

describe('what looks like a typo about hours under load', () => {
  it.each(hourCases)('%s: %s', (_, typed, before, meant) => {
    expect(slipOfHours(typed, before)).toEqual(
      meant === undefined ? undefined : { kind: 'tenfold', last: before.last, meant },
    );
  });
});
