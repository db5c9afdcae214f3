/** A named, recurring piece of work that people can watch, switch off and reset. */
import type { Db } from '../db/pool.ts';

export interface Progress {
  done: number;
  /** Absent where nobody knows how much there is. */
  of?: number;
  /** Names the thing that is being worked on. */
  what?: string;
}

export interface ServiceRun {
  now: () => Date;
  /** Says how far the run is, as often as it likes; ends the run when it was reset or switched off meanwhile. */
  report: (progress: Progress) => Promise<void>;
  /** The `Outcome.memory` of the last run; undefined after a reset. */
  memory: unknown;
}

type Numbers = Record<string, number>;

export interface Outcome {
  /** Counts of this run, which are added up over the runs. */
  counts: Numbers;
  /** Numbers that hold now, such as how much waits. */
  standing?: Numbers;
  /** Makes this run count as failed although it went to its end; it is tried again, as after an exception. */
  problem?: string;
  /** Something that is no failure and that people should know. */
  note?: string;
  /** When there is something to do again, where that is known. */
  nextAt?: Date;
  /** Kept until the next run. */
  memory?: unknown;
}

export interface Service {
  id: string;
  /** Says in one sentence what the service does. */
  about: string;
  /** It runs at least this often. */
  every: number;
  /** May happen twice when a process is killed: it must be harmless. */
  run: (run: ServiceRun) => Promise<Outcome>;
  /** Runs in the transaction of a reset. */
  reset?: (db: Db, now: Date) => Promise<void>;
}
