import { defaultLanguage } from './constants.ts';

/** Languages of point texts and reports; the id is the code. */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'fi', name: 'Suomi' },
  { id: 'sv', name: 'Svenska' },
  { id: 'de', name: 'Deutsch' },
  { id: 'fr', name: 'Français' },
  { id: 'es', name: 'Español' },
  { id: 'pt', name: 'Português' },
  { id: 'ru', name: 'Русский' },
  { id: 'zh', name: '中文' },
] as const;

export type Language = (typeof languages)[number]['id'];

export const languageIds = languages.map((language) => language.id) as [Language, ...Language[]];

export const isLanguage = (text: string): text is Language => languageIds.some((id) => id === text);

export const languageOrDefault = (text: string | null | undefined): Language =>
  text && isLanguage(text) ? text : defaultLanguage;

/** A language's own name; an unknown code is shown as it is. */
export const languageName = (code: string): string => languages.find(({ id }) => id === code)?.name ?? code;
