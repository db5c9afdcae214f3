import type { CategoryState } from './translations.queries.ts';

export interface LanguageShare {
  translated: number;
  outdated: number;
  missing: number;
  /** Of all texts, whole percents; not 100 before the last one is there. */
  percent: number;
}

/** How far a language is among the texts of a category. */
export function shareOf({ texts, languages }: CategoryState, language: string): LanguageShare {
  const { translated = 0, outdated = 0 } = languages.find(({ id }) => id === language) ?? {};
  const missing = Math.max(0, texts - translated - outdated);
  return { translated, outdated, missing, percent: texts === 0 ? 0 : Math.floor((100 * translated) / texts) };
}
