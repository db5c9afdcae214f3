/** What a service's work is at, as the database keeps it: `retrying` waits after a failure. */
export const workStatuses = ['idle', 'running', 'retrying'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** What people see of it: a service that is switched off does nothing, whatever it was at. */
export const serviceStatuses = [...workStatuses, 'disabled'] as const;
