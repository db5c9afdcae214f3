import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, withoutGroups } from './numbers.ts';

describe('a text', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['-12', -12],
    ['+12', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-0,25', -0.25],
    ['5.', 5],
    ['5,', 5],
    ['.5', 0.5],
    [',5', 0.5],
    ['1e3', 1000],
    ['1,5E-2', 0.015],
    ['2e+2', 200],
    [' 7 ', 7],
    ['\t7\n', 7],
    ['007', 7],
  ])('%j is the number %d [SUM-02]', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '+-1',
    '1.234,5',
    '1,234.5',
    '1 000',
    '1.2.3',
    '1,2,3',
    '12 mm',
    'abc',
    '1e',
    'e5',
    '1e5.5',
    '0x10',
    '0b1',
    'Infinity',
    'NaN',
    '1e999',
    '١٢',
    '½',
    '--1',
    '1_000',
  ])('%j is not a number [SUM-02]', (text) => expect(parseNumber(text)).toBeUndefined());

  it.each([
    ['131 200', '131200'],
    [' 1 234 567,5 ', '1234567,5'],
    ['-1\u00a0000.25', '-1000.25'],
    ['12\u202f500', '12500'],
    ['12\u2009500', '12500'],
  ])('%j is typed for %j, as people write large numbers', (typed, plain) => expect(withoutGroups(typed)).toBe(plain));

  it.each(['131200', '7', ' 7 ', '1234 567', '12 34', '12 3456', '1 000 00', '12,5 000', '1  000', '12 500 mm', ''])(
    '%j is kept as it was typed',
    (typed) => expect(withoutGroups(typed)).toBe(typed),
  );

  it('written with a comma says the same as with a point [SUM-02]', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = String(value);
        expect(parseNumber(text)).toBe(Number(text));
        expect(parseNumber(text.replace('.', ','))).toBe(Number(text));
      }),
    );
  });

  it('of any kind is a finite number or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+-.,eE x') }), (text) => {
        const value = parseNumber(text);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
