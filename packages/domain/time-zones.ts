/** Whether clocks can be set by a name: 'Australia/Perth', 'UTC'; an offset alone knows no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^UTC$|^[A-Za-z]+\/[A-Za-z0-9_+/-]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The codes of countries by their English names, in lower case. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    }),
  );
}

let known: Map<string, string> | undefined;

const clockOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** Of newer engines; the types do not know it yet. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zone of a country, by its English name or its code, where all of it shows the same time; where it does not, nobody can tell. */
export function zoneOfCountry(country: string, at: Date): string | undefined {
  const text = country.trim();
  known ??= codesByName();
  const code = known.get(text.toLowerCase()) ?? (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined);
  if (code === undefined) return undefined;
  const zones = (new Intl.Locale(`und-${code}`) as Region).getTimeZones?.() ?? [];
  const [first, ...others] = zones;
  return first !== undefined && others.every((zone) => clockOf(zone, at) === clockOf(first, at)) ? first : undefined;
}
