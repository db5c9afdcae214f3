import type { Language } from '../ui/language.ts';

const remembered = (): string | null => {
  try {
    return localStorage.getItem('assay.language');
  } catch {
    return null; // A browser may keep nothing for the page, and the product works all the same.
  }
};

/** The interface is English; tests and developers ask for the pseudo-language, which no page offers. */
export function chosenLanguage(address: string, isDevelopment: boolean): Language {
  const asked = isDevelopment ? new URL(address).searchParams.get('language') : null;
  return (asked ?? remembered()) === 'pseudo' ? 'pseudo' : 'en';
}
