/** What of a visit can change by itself: others who look at it hear which part did. */
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
