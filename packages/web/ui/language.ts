/** The languages that the interface is worded in. */
export type WordedLanguage = 'en';

/** The pseudo-language is English made longer: it shows where a page has no room for other languages. */
export type Language = WordedLanguage | 'pseudo';

let current: Language | undefined;

/** The application says it once, before it draws anything. */
export const setLanguage = (language: Language | undefined): void => {
  current = language;
};

/** A text that is read too early would stay in the language of that moment, so there is none yet. */
export const languageNow = (): Language => {
  if (!current) throw new Error('A text was read while a module loads: read it when it is shown.');
  return current;
};
