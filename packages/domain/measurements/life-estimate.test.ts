import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../time.ts';
import { lifeEnd, lifeEndBefore } from './life-estimate.ts';

const start = Date.UTC(2026, 0, 1);
const taken = (...pairs: [day: number, value: number][]) =>
  pairs.map(([day, value]) => ({ at: new Date(start + days(day)).toISOString(), value }));
const limits = { criticalLow: 10, low: 20, high: 80, criticalHigh: 90 };
const day = (
  values: ReturnType<typeof taken>,
  watched: 'Off' | 'Min' | 'Max',
  given: typeof limits | object = limits,
) => {
  const end = lifeEnd(values, watched, { ...limits, ...given });
  return end && Math.round((end.at.getTime() - start) / days(1));
};

describe('a life estimate', () => {
  it('is the day on which the line through the values reaches the watched critical limit', () => {
    expect(day(taken([0, 50], [10, 40], [20, 30]), 'Min')).toBe(40);
    expect(day(taken([0, 50], [10, 60], [20, 70]), 'Max')).toBe(40);
    expect(lifeEnd(taken([0, 50], [10, 40], [20, 30]), 'Min', limits)?.limit).toBe(10);
  });

  it.each([
    ['two values', taken([0, 50], [20, 30]), 'Min'],
    ['values of less than two days', taken([0, 50], [1, 45], [1.9, 40]), 'Min'],
    ['a trend that runs away from the limit', taken([0, 30], [10, 40], [20, 50]), 'Min'],
    ['a level trend', taken([0, 30], [10, 30], [20, 30]), 'Max'],
    ['a limit that is passed already', taken([0, 20], [10, 12], [20, 4]), 'Min'],
    [
      'a newest value beyond the limit, where the line is not there yet',
      taken([0, 40], [10, 38], [20, 35], [30, 9]),
      'Min',
    ],
    ['two values since the part was replaced', taken([0, 30], [10, 22], [20, 15], [30, 50], [40, 45]), 'Min'],
    ['a limit that is more than two years away', taken([0, 50], [100, 48], [200, 46]), 'Min'],
    ['a point that is not watched', taken([0, 50], [10, 40], [20, 30]), 'Off'],
    ['a limit beyond any life', taken([0, 50], [10, 49.9999], [20, 49.9998]), 'Min'],
    ['values of one moment', taken([3, 50], [3, 40], [3, 30]), 'Min'],
  ] as const)('is not made of %s', (_, values, watched) => {
    expect(day([...values], watched)).toBeUndefined();
  });

  it('counts the values since the part was replaced alone', () => {
    const worn = taken([0, 30], [10, 22], [20, 15], [30, 50], [40, 40], [50, 30]);
    expect(day(worn, 'Min')).toBe(70);
    expect(day(taken([0, 60], [10, 85], [20, 40], [30, 50], [40, 60]), 'Max')).toBe(70);
  });

  it('takes a value that was measured a little too good for no replacement', () => {
    expect(day(taken([0, 50], [10, 40], [20, 42], [30, 30]), 'Min')).toBeGreaterThan(40);
  });

  it('went through replaced parts, and far into the future, in reports of earlier formats', () => {
    const worn = taken([0, 30], [10, 20], [20, 40], [30, 20]);
    expect(lifeEnd(worn, 'Min', limits)).toBeUndefined();
    expect(lifeEndBefore(worn, 'Min', limits)).toBeDefined();
    expect(lifeEndBefore(taken([0, 50], [100, 48], [200, 46]), 'Min', limits)).toBeDefined();
  });

  it('is not made without the limit', () => {
    expect(day(taken([0, 50], [10, 40], [20, 30]), 'Min', { criticalLow: null })).toBeUndefined();
  });

  it('never lies before the last value, whatever was measured', () => {
    const values = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
    );
    fc.assert(
      fc.property(values, fc.constantFrom('Min', 'Max'), (pairs, watched) => {
        const end = lifeEnd(taken(...pairs.sort(([one], [other]) => one - other)), watched, limits);
        if (end) expect(end.at.getTime()).toBeGreaterThanOrEqual(start + days(Math.max(...pairs.map(([at]) => at))));
      }),
    );
  });
});
