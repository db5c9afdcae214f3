import { minutes } from '../time.ts';

export interface WorkedVisit {
  started: Date;
  /** Minutes until the last submit; null before the first. */
  workedMinutes: number | null;
  /** The first change after it was sent back; null if there is none. */
  takenUpAt: Date | null;
}

/** Counts from the start to the first submit, and for each correction from its first change. */
export function workedUntil({ started, workedMinutes, takenUpAt }: WorkedVisit, now: Date): number {
  const from = workedMinutes === null ? started : (takenUpAt ?? now);
  const minuteOf = (at: Date): number => Math.floor(at.getTime() / minutes(1));
  // A clock that was set back must not give a negative time.
  return (workedMinutes ?? 0) + Math.max(0, minuteOf(now) - minuteOf(from));
}
