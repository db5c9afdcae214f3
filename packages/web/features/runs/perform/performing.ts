import type { LastVisit } from '@assay/contract/runs/run';
import type { Rating } from '@assay/domain/ratings';
import { createContext, type ReactNode, use } from 'react';
import type { UsualByPoint } from '../begin/usual-by-point.ts';
import type { FieldQueue } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';

/** What is said of a point in a finding. */
export interface PointFinding {
  title: string;
  description: string;
  /** What was said of it. */
  comment: string;
  /** Its place in the protocol, or the extra point. */
  pointId: string;
  rating: Rating;
  /** The key of the result. */
  of: RecordKey<'result'> | undefined;
}

/** A finding that there is about a point. */
interface MadeFinding {
  title: string;
  /** What the address says of its place. */
  place: object;
  /** What is brought into view there. */
  shows?: RecordKey;
}

interface PointFindings {
  /** What tells what to do about a point: findings of an inspection, action points of an audit. */
  kind: 'finding' | 'actionPoint';
  make: (finding: PointFinding) => void;
  /** The one about that point, where there is one already. */
  of: (result: RecordKey<'result'> | undefined, name: string) => MadeFinding | undefined;
}

/** What is known from before, by which values are questioned. */
export interface EarlierValues {
  /** What was found the last time, by the place in the protocol. */
  lastVisits: ReadonlyMap<string, LastVisit>;
  /** Of other machines of the model; absent where nobody says, as of a machine without network. */
  usual?: UsualByPoint | undefined;
}

/** What every piece of the performing screen needs. */
export interface Performing extends EarlierValues {
  queue: FieldQueue;
  /** From outside: internal comments are neither shown nor required. */
  external: boolean;
  /** To read, not to change. */
  disabled: boolean;
  /** Nothing is written before the whole is saved; points stay those that were submitted. */
  isDraft?: true;
  /** The person wants the next open point to come by itself once one is answered. */
  movesOn?: boolean;
  /** Passes a bad point on to be repaired; absent where there are no findings. */
  findings?: PointFindings;
  /** What the visit asks for at a point besides its answer; absent where it asks for nothing. */
  besides?: {
    at: (pointId: string) => ReactNode;
    /** How much of it is still to be said there. */
    left: (pointId: string) => number;
  };
}

export const PerformingContext = createContext<Performing | null>(null);

export function usePerforming(): Performing {
  const performing = use(PerformingContext);
  if (!performing) throw new Error('There is no work outside the performing screen.');
  return performing;
}
