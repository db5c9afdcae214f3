import { describe, expect, it } from 'vitest';
import { currentPeriods, monthsSoFar, percentageOf, periodName, periodNamed } from './service-periods.ts';

const days = ({ from, to }: { from: Date; to: Date }): string[] =>
  [from, to].map((at) => at.toISOString().replace('T00:00:00.000Z', ''));

describe('the periods of the service dashboards', () => {
  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-16', '2026-11-23', 'the first moment of a Monday'],
    ['2026-11-22T23:59:59.999Z', '2026-11-16', '2026-11-23', 'the last moment of a Sunday'],
    ['2026-11-23T00:00:00.000Z', '2026-11-23', '2026-11-30', 'the Monday after'],
    ['2026-01-01T12:00:00.000Z', '2025-12-29', '2026-01-05', 'a week that two years share'],
    ['2027-01-01T00:00:00.000Z', '2026-12-28', '2027-01-04', 'week 53'],
    ['2024-02-29T10:00:00.000Z', '2024-02-26', '2024-03-04', 'a leap day'],
  ])('at %s the week is %s up to %s: %s', (now, from, to) => {
    expect(days(currentPeriods(new Date(now)).week)).toEqual([from, to]);
  });

  it.each([
    ['2026-11-30T23:59:59.999Z', ['2026-11-01', '2026-12-01'], ['2026-01-01', '2027-01-01']],
    ['2026-12-31T23:59:59.999Z', ['2026-12-01', '2027-01-01'], ['2026-01-01', '2027-01-01']],
    ['2027-01-01T00:00:00.000Z', ['2027-01-01', '2027-02-01'], ['2027-01-01', '2028-01-01']],
    ['2024-02-29T00:00:00.000Z', ['2024-02-01', '2024-03-01'], ['2024-01-01', '2025-01-01']],
  ])('at %s the month is %j and the year %j', (now, month, year) => {
    const periods = currentPeriods(new Date(now));
    expect(days(periods.month)).toEqual(month);
    expect(days(periods.year)).toEqual(year);
  });

  it('are found by the names that addresses have', () => {
    const now = new Date('2026-11-17T09:00:00Z');
    expect(days(periodNamed('week', now))).toEqual(['2026-11-16', '2026-11-23']);
    expect(days(periodNamed('month', now))).toEqual(['2026-11-01', '2026-12-01']);
    expect(days(periodNamed('year', now))).toEqual(['2026-01-01', '2027-01-01']);
    expect(days(periodNamed('2025-12', now))).toEqual(['2025-12-01', '2026-01-01']);
    expect(monthsSoFar(now)).toHaveLength(11);
    expect(monthsSoFar(now).every((name) => periodName.test(name))).toBe(true);
    expect(
      ['day', '2026-13', '2026-1', '2026-00', '0026-01', 'weeks', ''].filter((name) => periodName.test(name)),
    ).toEqual([]);
  });

  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [1, 8, 12.5],
    [1, 20_000, 0.01],
    [1, 200_000, 0],
  ])('%i of %i are %d percent', (part, total, percentage) => {
    expect(percentageOf(part, total)).toBe(percentage);
  });
});
