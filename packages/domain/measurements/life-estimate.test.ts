import { describe, expect, it } from 'vitest';
import { days } from '../time.ts';
import { lifeEndBefore } from './life-estimate.ts';

const start = Date.UTC(2026, 0, 1);
const taken = (...pairs: [day: number, value: number][]) =>
  pairs.map(([day, value]) => ({ at: new Date(start + days(day)).toISOString(), value }));
const limits = { criticalLow: 10, low: 20, high: 80, criticalHigh: 90 };

describe('the life estimate of reports of earlier formats', () => {
  it('went through replaced parts, and far into the future', () => {
    expect(lifeEndBefore(taken([0, 30], [10, 20], [20, 40], [30, 20]), 'Min', limits)).toBeDefined();
    expect(lifeEndBefore(taken([0, 50], [100, 48], [200, 46]), 'Min', limits)).toBeDefined();
    expect(lifeEndBefore(taken([0, 50], [10, 40], [20, 30]), 'Min', limits)).toEqual({
      limit: 10,
      at: new Date(start + days(40)),
    });
  });

  it('was made of three values at least, towards a limit that is there', () => {
    expect(lifeEndBefore(taken([0, 50], [20, 30]), 'Min', limits)).toBeUndefined();
    expect(lifeEndBefore(taken([0, 30], [10, 40], [20, 50]), 'Min', limits)).toBeUndefined();
    expect(lifeEndBefore(taken([0, 50], [10, 40], [20, 30]), 'Off', limits)).toBeUndefined();
  });
});
