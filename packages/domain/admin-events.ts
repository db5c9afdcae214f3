/** The kinds of records whose changes are the work of administrators. */
export const adminEventKinds = ['user', 'backgroundService', 'debugToken', 'certifiedUser'] as const;
export type AdminEventKind = (typeof adminEventKinds)[number];
