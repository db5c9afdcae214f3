/** A reviewer sees them in this order, signatures before points. Readers of a report load this file but not the code that finds them. */
export const evidenceKinds = [
  'oldSignature',
  'missingSignature',
  'overLimit',
  'fixedYetBad',
  'nearLimit',
  'keptSlip',
  'prefilled',
  'noPhoto',
  'pause',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
