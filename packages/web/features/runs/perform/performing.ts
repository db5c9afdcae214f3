import type { LastVisit } from '@assay/contract/runs/run';
import { createContext, use } from 'react';
import type { FieldQueue } from '../queue/queue.ts';

/** What every piece of the performing screen needs. */
export interface Performing {
  queue: FieldQueue;
  /** From outside: internal comments are neither shown nor required. */
  external: boolean;
  /** To read, not to change. */
  disabled: boolean;
  /** Nothing is written before the whole is saved; points stay those that were submitted. */
  isDraft?: true;
  /** The person wants the next open point to come by itself once one is answered. */
  movesOn?: boolean;
  /** What was found the last time, by the place in the protocol. */
  lastVisits: ReadonlyMap<string, LastVisit>;
}

export const PerformingContext = createContext<Performing | null>(null);

export function usePerforming(): Performing {
  const performing = use(PerformingContext);
  if (!performing) throw new Error('There is no work outside the performing screen.');
  return performing;
}
