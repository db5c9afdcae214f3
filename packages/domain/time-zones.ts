/** Accepts 'Australia/Perth' and 'UTC'; an offset alone knows no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^UTC$|^[A-Za-z]+\/[A-Za-z0-9_+/-]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** By English name in lower case. */
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

/** Only newer engines have it, and the types do not know it yet. */
type Region = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** Undefined if the country has several times. */
export function zoneOfCountry(country: string, at: Date): string | undefined {
  const text = country.trim();
  known ??= codesByName();
  const code = known.get(text.toLowerCase()) ?? (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined);
  if (code === undefined) return undefined;
  const zones = (new Intl.Locale(`und-${code}`) as Region).getTimeZones?.() ?? [];
  const [first, ...others] = zones;
  return first !== undefined && others.every((zone) => clockOf(zone, at) === clockOf(first, at)) ? first : undefined;
}
