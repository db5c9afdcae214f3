import { defaultLanguage } from '../constants.ts';
import { type Language, languages } from '../languages.ts';

export const otherLanguages = languages.filter(
  (language): language is Exclude<typeof language, { id: 'en' }> => language.id !== defaultLanguage,
);

export type TranslationLanguage = (typeof otherLanguages)[number]['id'];

export interface SentTranslation {
  language: Language;
  value: string;
  /** The translation still holds although the English text changed. */
  confirmed?: boolean | undefined;
}

export interface KeptTranslation {
  language: Language;
  value: string;
}

export interface TranslationChanges {
  /** New, changed or confirmed translations, which count from this save on. */
  written: KeptTranslation[];
  removed: Language[];
}

/** A blank value removes a translation; languages that are not named stay. */
export function planTranslations(
  kept: readonly KeptTranslation[],
  sent: readonly SentTranslation[],
): TranslationChanges {
  const known = new Map(kept.map(({ language, value }) => [language, value]));
  const last = new Map(
    sent.map((translation) => [translation.language, { ...translation, value: translation.value.trim() }]),
  );
  const all = [...last.values()];
  return {
    written: all
      .filter(({ language, value, confirmed }) => value !== '' && (known.get(language) !== value || confirmed))
      .map(({ language, value }) => ({ language, value })),
    removed: all.filter(({ language, value }) => value === '' && known.has(language)).map(({ language }) => language),
  };
}
