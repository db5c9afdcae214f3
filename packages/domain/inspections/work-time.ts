import { minutes } from '../time.ts';

/** A visit as far as its work goes. */
export interface WorkedVisit {
  started: Date;
  /** Until the last submit; null before the first. */
  workedMinutes: number | null;
  /** The first thing that somebody changed after it was sent back; null where nothing was. */
  takenUpAt: Date | null;
}

/** What the work took until now: from the start to the first submit, plus what each correction took once somebody took it up. */
export function workedUntil({ started, workedMinutes, takenUpAt }: WorkedVisit, now: Date): number {
  const from = workedMinutes === null ? started : (takenUpAt ?? now);
  const minuteOf = (at: Date): number => Math.floor(at.getTime() / minutes(1));
  // A clock that was set back makes no negative time.
  return (workedMinutes ?? 0) + Math.max(0, minuteOf(now) - minuteOf(from));
}
