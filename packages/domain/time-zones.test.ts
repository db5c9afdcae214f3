import { describe, expect, it } from 'vitest';
import { isTimeZone, zoneOfCountry } from './time-zones.ts';

describe('the time zone of a country', () => {
  it.each([
    ['Finland', 'Europe/Helsinki'],
    [' finland ', 'Europe/Helsinki'],
    ['FI', 'Europe/Helsinki'],
    ['Germany', 'Europe/Berlin'],
    ['Ireland', 'Europe/Dublin'],
    ['South Africa', 'Africa/Johannesburg'],
    // The country has several time zones.
    ['Australia', undefined],
    ['United States', undefined],
    ['Chile', undefined],
    ['Atlantis', undefined],
    ['', undefined],
  ])('of %j is %s', (country, zone) => {
    expect(zoneOfCountry(country, new Date('2026-03-05T08:00:00Z'))).toBe(zone);
  });
});

describe('a time zone', () => {
  it.each(['Europe/Helsinki', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3', 'UTC'])('may be %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  it.each(['', 'Helsinki', 'Mars/Base', '+03:00', 'EST', ' Europe/Helsinki'])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
