import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregate, aggregations } from './aggregate.ts';

describe('an aggregate', () => {
  it.each([
    ['Sum', ['1', '2', '3'], '6.00'],
    ['Average', ['1', '2'], '1.50'],
    ['Min', ['3', '-1,5', '2'], '-1.50'],
    ['Max', ['3', '-1,5', '2'], '3.00'],
    ['Diff', ['3', '-1,5', '2'], '4.50'],
    ['Diff', ['7'], '0.00'],
    ['Sum', ['1', 'abc', '', '1.234,5', '2'], '3.00'],
    ['Average', ['', '4', 'n/a'], '4.00'],
    ['Sum', ['0,1', '0,2'], '0.30'],
    ['Sum', ['-0,001'], '0.00'],
    ['Average', ['1e308', '1e308'], `${BigInt(1e308)}.00`],
    ['Sum', ['1e308', '1e308'], ''],
    ['Sum', [], ''],
    ['Average', ['', ' ', 'x'], ''],
    ['Min', [], ''],
    ['Max', ['?'], ''],
    ['Diff', [], ''],
    ['No', ['1', '2'], ''],
  ] as const)('%s of %j is %j', (aggregation, texts, value) => expect(aggregate(aggregation, texts)).toBe(value));

  it('is empty or a plain number with two decimals, whatever was typed', () => {
    const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String), fc.constant(''));
    fc.assert(
      fc.property(fc.constantFrom(...aggregations), fc.array(typed), (aggregation, texts) => {
        const value = aggregate(aggregation, texts);
        expect(value === '' || /^-?\d+\.\d\d$/.test(value)).toBe(true);
        expect(value).not.toBe('-0.00');
      }),
    );
  });
});
