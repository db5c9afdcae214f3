import { isLanguage, type Language } from './languages.ts';

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

/** The code of a country by its English name or by the code itself. */
export function codeOfCountry(country: string): string | undefined {
  const text = country.trim();
  known ??= codesByName();
  return known.get(text.toLowerCase()) ?? (/^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined);
}

/** What most people of a country read, where reports are written in it. */
export function languageOfCountry(country: string): Language | undefined {
  const code = codeOfCountry(country);
  const language = code && new Intl.Locale(`und-${code}`).maximize().language;
  return language && isLanguage(language) ? language : undefined;
}
