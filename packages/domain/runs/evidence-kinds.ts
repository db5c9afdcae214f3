/** What a reviewer looks at first, in this order; apart from how it is found, which those who read a report do not load. */
export const evidenceKinds = ['overLimit', 'nearLimit', 'keptSlip', 'prefilled', 'noPhoto', 'pause'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
