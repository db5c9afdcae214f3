/** Each part can change by itself, and others who have the visit open learn which one did. */
export const visitParts = [
  'visit',
  'field',
  'run',
  'result',
  'suggestion',
  'finding',
  'priorityAction',
  'order',
  'signature',
  'disposal',
] as const;
export type VisitPart = (typeof visitParts)[number];
