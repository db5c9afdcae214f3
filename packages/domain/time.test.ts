import { describe, expect, it } from 'vitest';
import {
  durationText,
  growingPause,
  hours,
  hoursAndMinutes,
  listMoment,
  minutes,
  monthsBefore,
  oneYearAfter,
  ownMoment,
  preciseMoment,
  reportDay,
} from './time.ts';

describe('moments', () => {
  it.each([
    ['2026-03-05T07:08:09Z', '05.03.2026 07:08'],
    ['2026-12-31T23:59:59+02:00', '31.12.2026 21:59'],
  ])('%s reads %s in lists', (iso, shown) => expect(listMoment(iso)).toBe(shown));

  it.each([
    ['Europe/Helsinki', '2026-03-05T07:08:09Z', '05.03.2026 09:08 UTC+2'],
    ['Europe/Helsinki', '2026-07-05T22:08:09Z', '06.07.2026 01:08 UTC+3'],
    ['Asia/Kolkata', '2026-03-05T07:08:09Z', '05.03.2026 12:38 UTC+5:30'],
    ['America/Lima', '2026-03-05T02:08:09Z', '04.03.2026 21:08 UTC-5'],
    ['UTC', '2026-03-05T07:08:09Z', '05.03.2026 07:08 UTC'],
  ])('is told to a reader in %s by their clock, with its zone: %s as %s', (zone, iso, shown) =>
    expect(ownMoment(iso, zone)).toBe(shown),
  );

  it.each([
    ['2026-03-05T07:08:09Z', '05/03/2026'],
    ['2026-12-31T23:59:59+02:00', '31/12/2026'],
  ])('%s is the day %s in views and mails', (iso, day) => expect(reportDay(iso)).toBe(day));

  it.each([
    ['2026-03-05T10:34:40Z', { hours: 3, minutes: 26 }],
    ['2026-03-06T07:08:00Z', { hours: 24, minutes: 0 }],
    ['2026-03-05T07:07:00Z', { hours: 0, minutes: 0 }],
  ])('from eight past seven until %s take %j', (to, taken) =>
    expect(hoursAndMinutes('2026-03-05T07:08:00Z', to)).toEqual(taken),
  );

  it('may be read to the second', () => expect(preciseMoment('2026-03-05T07:08:09Z')).toBe('05.03.2026 07:08:09'));

  it.each([
    [0, '0.0 s'],
    [1_260, '1.3 s'],
    [9_990, '10.0 s'],
    [59_400, '59 s'],
    [61_000, '1 min 1 s'],
    [7_261_000, '2 h 1 min'],
  ])('%i ms read %s', (milliseconds, shown) => expect(durationText(milliseconds)).toBe(shown));

  it.each([
    ['2026-11-15T00:00:00.000Z', '2027-11-15T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2029-03-01T12:00:00.000Z'],
  ])('a year after %s is %s', (from, to) => expect(oneYearAfter(new Date(from)).toISOString()).toBe(to));

  it.each([
    ['2026-03-31T23:00:00.000Z', 1, '2026-02-01'],
    ['2026-01-01T00:00:00.000Z', 13, '2024-12-01'],
  ])('the month that began before %s by %i months began on %s', (now, months, day) =>
    expect(monthsBefore(new Date(now), months).toISOString().slice(0, 10)).toBe(day),
  );
});

describe('a growing pause', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [5000, 60],
  ])('after failure %i in a row lasts %i minutes', (failures, pause) =>
    expect(growingPause(failures, hours(1))).toBe(minutes(pause)),
  );
});
