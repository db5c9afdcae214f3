import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import {
  bandOf,
  bands,
  beyondBy,
  inheritedLimits,
  isCritical,
  type LimitValues,
  limitFor,
  limitNames,
  limitsInForce,
  suggestedRating,
  unorderedLimits,
} from './limits.ts';

const limits = (...[criticalLow, low, high, criticalHigh]: (number | null)[]): LimitValues => ({
  criticalLow: criticalLow ?? null,
  low: low ?? null,
  high: high ?? null,
  criticalHigh: criticalHigh ?? null,
});

describe('limits', () => {
  it.each([
    [limits(1, 2, 3, 4), []],
    [limits(2, 2, 2, 2), []],
    [limits(), []],
    [limits(null, null, 3), []],
    [limits(3, 2, 4, 5), ['criticalLow']],
    [limits(5, null, null, 4), ['criticalLow']],
    [limits(null, 5, 4), ['low']],
    [limits(4, 3, 2, 1), ['criticalLow', 'low', 'high']],
    [limits(-1, -2), ['criticalLow']],
  ] as const)('%j cross at %j', (given, names) => expect(unorderedLimits(given)).toEqual(names));

  const of = (productFamilyId: string | null, productModelId: string | null, ...values: (number | null)[]) => ({
    productFamilyId,
    productModelId,
    ...limits(...values),
  });
  const any = of(null, null, 1, 2, 8, 9);
  const family = of('F', null, null, 3, 7);
  const model = of('F', 'M', null, null, 6);
  const all = [any, family, model, of(null, 'N', null, 4)];

  it.each([
    [{ productFamilyId: 'F', productModelId: 'M' }, limits(1, 3, 6, 9)],
    [{ productFamilyId: 'F', productModelId: 'other' }, limits(1, 3, 7, 9)],
    [{ productFamilyId: 'F', productModelId: null }, limits(1, 3, 7, 9)],
    [{ productFamilyId: 'G', productModelId: 'N' }, limits(1, 4, 8, 9)],
    [{ productFamilyId: 'G', productModelId: 'other' }, limits(1, 2, 8, 9)],
    [{ productFamilyId: null, productModelId: null }, limits(1, 2, 8, 9)],
  ])('of %j take an empty cell of the model from the family, of the family from any', (product, found) => {
    for (const given of [all, all.toReversed()]) expect(limitFor(given, product)).toEqual(found);
  });

  it('of another product alone are none', () =>
    expect(limitFor([model], { productFamilyId: 'F', productModelId: 'other' })).toBeUndefined());

  it('end where a product has none, whatever wider rows say', () => {
    const none = { ...of('F', 'M'), unlimited: true } as const;
    const ofNone = { productFamilyId: 'F', productModelId: 'M' };
    const given = [any, family, none];
    expect(limitFor(given, ofNone)).toEqual(limits());
    expect(limitFor(given, { productFamilyId: 'F', productModelId: 'other' })).toEqual(limits(1, 3, 7, 9));
    const familyOfNone = { ...of('F', null), unlimited: true } as const;
    expect(limitFor([any, familyOfNone, model], ofNone)).toEqual(limits(null, null, 6));
    expect(inheritedLimits(given, none)).toEqual(limits());
    expect(limitsInForce(given, none)).toEqual(limits());
  });

  it('know what a row takes from wider ones, and what holds for it', () => {
    expect(inheritedLimits(all, model)).toEqual(limits(1, 3, 7, 9));
    expect(inheritedLimits(all, family)).toEqual(limits(1, 2, 8, 9));
    expect(inheritedLimits(all, any)).toEqual(limits());
    expect(limitsInForce(all, model)).toEqual(limits(1, 3, 6, 9));
  });
});

describe('a measured value', () => {
  it.each([
    [9, 'criticalLow'],
    [10, 'low'],
    [19, 'low'],
    [20, 'ok'],
    [30, 'ok'],
    [31, 'high'],
    [40, 'high'],
    [41, 'criticalHigh'],
  ] as const)('%d lies in the band %s; on a limit it is still inside', (value, band) =>
    expect(bandOf(value, limits(10, 20, 30, 40))).toBe(band),
  );

  it.each([
    [limits(), 1e9, 'ok'],
    [limits(null, 5), 4, 'low'],
    [limits(5), 4, 'criticalLow'],
    [limits(null, null, null, 5), 6, 'criticalHigh'],
  ] as const)('within %j, %d lies in %s', (given, value, band) => expect(bandOf(value, given)).toBe(band));

  it.each([
    [limits(30, 45), 45, 0, false],
    [limits(30, 45), 41, 4, false],
    [limits(30, 45), 12, 33, true],
    [limits(10, 20, 30, 40), 31, 1, false],
    [limits(null, null, null, 40), 43, 3, true],
    [limits(), 1e9, 0, false],
  ])('beyond %j, %d is so by %d; critical: %s', (given, value, by, critical) =>
    expect([beyondBy(value, given), isCritical(value, given)]).toEqual([by, critical]),
  );

  it('suggests Immediate outside the critical limits, Follow up outside the others', () =>
    expect(bands.map(suggestedRating)).toEqual([
      ratings.ImmediateAction,
      ratings.Follow,
      ratings.Ok,
      ratings.Follow,
      ratings.ImmediateAction,
    ]));

  it('never falls into a lower band by growing', () => {
    const value = fc.double({ noNaN: true, noDefaultInfinity: true });
    const ordered = fc
      .array(value, { minLength: 4, maxLength: 4 })
      .map((four) => limits(...[...four].sort((a, b) => a - b)));
    fc.assert(
      fc.property(ordered, fc.subarray([...limitNames]), value, value, (four, dropped, a, b) => {
        const given = { ...four, ...Object.fromEntries(dropped.map((name) => [name, null])) };
        expect(unorderedLimits(given)).toEqual([]);
        const place = (value: number) => bands.indexOf(bandOf(value, given));
        expect(place(Math.min(a, b))).toBeLessThanOrEqual(place(Math.max(a, b)));
      }),
    );
  });
});
