import { languages } from '@assay/domain/languages';

/** A language in its own words. */
export const languageName = (id: string): string => languages.find((language) => language.id === id)?.name ?? id;
