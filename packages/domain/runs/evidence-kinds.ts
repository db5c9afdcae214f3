/** What a reviewer looks at first, in this order; apart from how it is found, which those who read a report do not load. */
const pointKinds = ['overLimit', 'fixedYetBad', 'nearLimit', 'keptSlip', 'prefilled', 'noPhoto', 'pause'] as const;
/** Of the whole rather than of a point. */
export const signatureKinds = ['oldSignature', 'missingSignature'] as const;
export const evidenceKinds = [...signatureKinds, ...pointKinds] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
