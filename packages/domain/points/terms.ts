/** Words that points and protocols share: titles of categories, phases of work, options of predefined groups. */
export const termKinds = ['category', 'phase', 'option'] as const;
export type TermKind = (typeof termKinds)[number];

export const mostTermLength = 500;
