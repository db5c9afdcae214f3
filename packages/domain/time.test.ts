import { describe, expect, it } from 'vitest';
import { listMoment, oneYearAfter } from './time.ts';

describe('moments', () => {
  it.each([
    ['2026-03-05T07:08:09Z', '05.03.2026 07:08'],
    ['2026-12-31T23:59:59+02:00', '31.12.2026 21:59'],
  ])('%s reads %s in lists', (iso, shown) => expect(listMoment(iso)).toBe(shown));

  it.each([
    ['2026-11-15T00:00:00.000Z', '2027-11-15T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2029-03-01T12:00:00.000Z'],
  ])('a year after %s is %s', (from, to) => expect(oneYearAfter(new Date(from)).toISOString()).toBe(to));
});
