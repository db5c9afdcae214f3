/** The database keeps one of these; `retrying` waits after a failure. */
export const workStatuses = ['idle', 'running', 'retrying'] as const;
export type WorkStatus = (typeof workStatuses)[number];

/** People see a service that is switched off as disabled, whatever its work status is. */
export const serviceStatuses = [...workStatuses, 'disabled'] as const;
