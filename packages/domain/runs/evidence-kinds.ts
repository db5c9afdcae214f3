/** What a reviewer looks at first, in this order, signatures before points; apart from how it is found, which those who read a report do not load. */
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
