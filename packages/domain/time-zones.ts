import { codeOfCountry } from './countries.ts';

/** Whether clocks can be set by a name: 'Australia/Perth', 'UTC'; an offset alone knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^UTC$|^[A-Za-z]+\/[A-Za-z0-9_+/-]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const clockOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Of newer engines; the types do not know it yet. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zone of a country, by its English name or its code, where all of it shows the same time; where it does not, nobody can tell. */
export function zoneOfCountry(country: string, at: Date): string | undefined {
  const code = codeOfCountry(country);
  if (code === undefined) return undefined;
  const zones = (new Intl.Locale(`und-${code}`) as Region).getTimeZones?.() ?? [];
  const [first, ...others] = zones;
  return first !== undefined && others.every((zone) => clockOf(zone, at) === clockOf(first, at)) ? first : undefined;
}
