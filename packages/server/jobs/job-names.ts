/** Every kind of background work and what it is told; work finds the rest in the database. */
export interface JobPayloads {
  /** Sends the mail that is due. */
  'email-outbox': Record<string, never>;
  /** Compares a file with what is there, or applies what was compared. */
  import: { noun: 'customers'; importId: string; step: 'compare' | 'apply' };
}

export type JobName = keyof JobPayloads;
