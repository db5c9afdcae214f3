import type { Language } from '../languages.ts';

/** Words that points and protocols share: titles of categories, phases of work, options of predefined groups. */
export const termKinds = ['category', 'phase', 'option'] as const;
export type TermKind = (typeof termKinds)[number];

export const mostTermLength = 500;

/** Known by what it says in English. */
export interface Term {
  kind: TermKind;
  source: string;
  translations: { language: Language; value: string }[];
}
