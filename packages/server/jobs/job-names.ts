/** Every kind of background work and what it is told; work finds the rest in the database. */
export interface JobPayloads {
  /** Sends the mail that is due. */
  'email-outbox': Record<string, never>;
}

export type JobName = keyof JobPayloads;
