/** Changes to these records are events of administration. */
export const adminEventKinds = ['user', 'backgroundService', 'debugToken', 'certifiedUser'] as const;
export type AdminEventKind = (typeof adminEventKinds)[number];
