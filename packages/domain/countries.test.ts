import { describe, expect, it } from 'vitest';
import { languageOfCountry } from './countries.ts';

describe('the language of a country', () => {
  it.each([
    ['Finland', 'fi'],
    [' sweden', 'sv'],
    ['AT', 'de'],
    ['Chile', 'es'],
    ['Brazil', 'pt'],
    ['China', 'zh'],
    ['Australia', 'en'],
    // Reports are not written in theirs.
    ['Norway', undefined],
    ['Japan', undefined],
    ['Atlantis', undefined],
    ['', undefined],
  ])('of %j is %s', (country, language) => {
    expect(languageOfCountry(country)).toBe(language);
  });
});
