import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../time.ts';
import { partLife } from './life-range.ts';
import type { TakenValue } from './part-lives.ts';

const start = Date.UTC(2026, 0, 1);
type Taken = [day: number, value: number, more?: Pick<TakenValue, 'hours' | 'replaced'>];
const taken = (...given: Taken[]): TakenValue[] =>
  given.map(([day, value, more]) => ({ at: new Date(start + days(day)).toISOString(), value, ...more }));
const limits = { criticalLow: 10, low: 20, high: 80, criticalHigh: 90 };
const dayOf = (at: Date) => (at.getTime() - start) / days(1);

/** The days of the range, rounded outwards. */
function range(values: readonly TakenValue[], watched: 'Off' | 'Min' | 'Max', given: object = {}) {
  const found = partLife(values, watched, { ...limits, ...given })?.range;
  return found && { early: Math.floor(dayOf(found.early)), late: Math.ceil(dayOf(found.late)), basis: found.basis };
}

describe('the life that is left to a part', () => {
  it.each([
    ['falls to its limit', taken([0, 50], [40, 40], [80, 30]), 'Min', 160],
    ['grows to its limit', taken([0, 50], [40, 60], [80, 70]), 'Max', 160],
    ['is near its end', taken([0, 50], [40, 40], [80, 30], [120, 20], [155, 11]), 'Min', 159],
  ] as const)('is a range around the day on which the line through its values reaches the limit: it %s', (...given) => {
    const [, values, watched, day] = given;
    const found = range(values, watched);
    expect(found?.early).toBeLessThanOrEqual(day);
    expect(found?.late).toBeGreaterThanOrEqual(day);
    expect((found?.late ?? 0) - (found?.early ?? 0)).toBeLessThan(40);
    expect(found?.basis).toEqual({ kind: 'values', count: values.length });
  });

  it.each([
    ['two values', taken([0, 50], [20, 30]), 'Min'],
    ['values of less than fourteen days', taken([0, 50], [6, 45], [13, 40]), 'Min'],
    ['values of one moment', taken([3, 50], [3, 40], [3, 30]), 'Min'],
    ['a trend that runs away from the limit', taken([0, 60], [30, 50], [60, 45]), 'Max'],
    ['a level trend', taken([0, 30], [30, 30], [60, 30]), 'Max'],
    ['a limit that is passed already', taken([0, 40], [30, 25], [60, 9]), 'Min'],
    ['a limit that is more than two years away', taken([0, 50], [100, 48], [200, 46]), 'Min'],
    ['values that jump about', taken([0, 40], [30, 38], [60, 40.5], [90, 37.8], [120, 39.5]), 'Min'],
    ['a range wider than the life itself', taken([0, 50], [15, 49.5], [30, 48.5]), 'Min'],
    ['a point that is not watched', taken([0, 50], [30, 40], [60, 30]), 'Off'],
    ['two values since the part was replaced', taken([0, 30], [30, 50], [60, 45]), 'Min'],
  ] as const)('is not told of %s', (_, values, watched) => {
    expect(range(values, watched) ?? null).toBeNull();
  });

  it('is not told without the limit', () => {
    expect(partLife(taken([0, 50], [40, 40], [80, 30]), 'Min', { ...limits, criticalLow: null })).toBeUndefined();
  });

  it('is told by the values since the part was replaced alone', () => {
    const worn = taken([0, 30], [40, 20], [80, 12], [120, 50], [160, 40], [200, 30]);
    expect(partLife(worn, 'Min', limits)?.replacements).toEqual([3]);
    expect(range(worn, 'Min')).toMatchObject({ basis: { kind: 'values', count: 3 } });
    expect(range(worn, 'Min')?.early).toBeGreaterThan(240);
    expect(range(worn, 'Min')?.early).toBeLessThanOrEqual(280);
  });

  it('begins again where the inspector says so, whatever was measured', () => {
    const said = taken([0, 50], [60, 30], [120, 28, { replaced: true }]);
    expect(partLife(said, 'Min', limits)?.replacements).toEqual([2]);
    expect(partLife(taken([0, 50], [60, 48], [120, 46]), 'Min', limits)?.replacements).toEqual([]);
  });

  it('goes on where a part wore far less than it should have: the machine may have stood still', () => {
    const spared = taken([0, 50], [60, 38], [120, 26], [180, 25]);
    expect(partLife(spared, 'Min', limits)?.replacements).toEqual([]);
    // The rate is that of the work before the rest, not slowed down by it.
    expect(range(spared, 'Min')).toMatchObject({ basis: { kind: 'values', count: 4 } });
    expect(range(spared, 'Min')?.early).toBeLessThanOrEqual(180 + 75);
    expect(range(spared, 'Min')?.late).toBeGreaterThanOrEqual(180 + 75);
    const idle = taken(
      [0, 50, { hours: 0 }],
      [60, 38, { hours: 400 }],
      [120, 26, { hours: 800 }],
      [180, 25, { hours: 840 }],
    );
    expect(partLife(idle, 'Min', limits)?.replacements).toEqual([]);
  });

  it('was replaced where it jumped back towards new, and not again when it hardly wore until a visit without hours', () => {
    const cheek = taken(
      [0, 28, { hours: 0 }],
      [265, 10.7, { hours: 2210 }],
      [385, 22.4, { hours: 3210, replaced: true }],
      [561, 11, { hours: 4677 }],
      [635, 23.2, { hours: 5293 }],
      [839, 22.3],
    );
    expect(partLife(cheek, 'Min', { ...limits, criticalLow: 8 })).toMatchObject({
      replacements: [2, 4],
      range: { basis: { kind: 'earlierLives', count: 2 } },
    });
  });

  it('takes a value that was measured a little too good for no replacement', () => {
    expect(partLife(taken([0, 50], [30, 40], [60, 35], [90, 22]), 'Min', limits)?.replacements).toEqual([]);
  });

  it('is taken from earlier parts on that machine where this one has too few values', () => {
    const second = taken([0, 50], [100, 30], [200, 12], [250, 45]);
    const found = range(second, 'Min');
    expect(found?.basis).toEqual({ kind: 'earlierLives', count: 1 });
    expect(found?.early).toBeLessThanOrEqual(434);
    expect(found?.late).toBeGreaterThanOrEqual(434);
  });

  it('is reckoned by hours under load where all values have them', () => {
    // It rested for a month in the middle: measured in days its wear would look slow.
    const worked: Taken[] = [
      [0, 50, { hours: 1000 }],
      [40, 40, { hours: 1400 }],
      [100, 38, { hours: 1480 }],
      [140, 28, { hours: 1880 }],
    ];
    const found = partLife(taken(...worked), 'Min', limits)?.range;
    expect(found?.hours?.early).toBeLessThanOrEqual(720);
    expect(found?.hours?.late).toBeGreaterThanOrEqual(720);
    // At its full pace of ten hours a day.
    expect(found && dayOf(found.early)).toBeLessThanOrEqual(140 + 72);
  });

  it('tells the hours of days where only some values have them, and none where none has', () => {
    const some = taken([0, 50, { hours: 100 }], [40, 40], [80, 30, { hours: 900 }]);
    expect(partLife(some, 'Min', limits)?.range?.hours?.early).toBeGreaterThan(600);
    expect(partLife(taken([0, 50], [40, 40], [80, 30]), 'Min', limits)?.range?.hours).toBeNull();
  });

  it('follows wear that gets faster', () => {
    const steady = range(taken([0, 50], [40, 46], [80, 42], [120, 38]), 'Min');
    const faster = range(taken([0, 50], [40, 46], [80, 42], [120, 30]), 'Min');
    expect(steady?.early).toBeGreaterThan(300);
    expect(faster?.early ?? 0).toBeLessThan(220);
  });

  it('errs early, never late, where a part wears evenly and is measured as people measure', () => {
    const cases = fc.record({
      life: fc.double({ min: 60, max: 700, noNaN: true }),
      shares: fc.array(fc.double({ min: 0.05, max: 0.9, noNaN: true }), { minLength: 2, maxLength: 7 }),
      errors: fc.array(fc.double({ min: -0.012, max: 0.012, noNaN: true }), { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(cases, ({ life, shares, errors }) => {
        // It was measured when nearly new.
        const values = [0.04, ...shares]
          .toSorted((a, b) => a - b)
          .map((share, n): Taken => [share * life, 50 - 40 * (share + (errors[n] ?? 0))]);
        const found = partLife(taken(...values), 'Min', limits)?.range;
        if (found) expect(dayOf(found.early)).toBeLessThanOrEqual(life);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never lies before the last value, whatever was measured', () => {
    const values = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
    );
    fc.assert(
      fc.property(values, fc.constantFrom('Min', 'Max'), (pairs, watched) => {
        const sorted = pairs.toSorted(([a], [b]) => a - b);
        const found = partLife(taken(...sorted), watched, limits)?.range;
        if (!found) return;
        const last = start + days(Math.max(...pairs.map(([at]) => at)));
        expect(found.early.getTime()).toBeGreaterThanOrEqual(last);
        expect(found.late.getTime()).toBeGreaterThanOrEqual(found.early.getTime());
      }),
    );
  });
});
