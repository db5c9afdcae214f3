/** Points and protocols share these words: titles of categories, phases, options of predefined groups. */
export const termKinds = ['category', 'phase', 'option'] as const;
export type TermKind = (typeof termKinds)[number];

export const mostTermLength = 500;
