import type { ImportNounName } from '@assay/domain/imports/plan';

/** Every kind of background work and its payload; work finds the rest in the database. */
export interface JobPayloads {
  /** Lets a background service run. */
  service: { id: string };
  /** Compares a file with what is there, or applies what was compared. */
  import: { noun: ImportNounName; importId: string; step: 'compare' | 'apply' };
  /** Mails a password link to the account with that address or id, if there is one. */
  passwordLink: ({ email: string } | { id: string }) & { appUrl: string };
}

export type JobName = keyof JobPayloads;
