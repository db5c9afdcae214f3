import type { FollowUpState } from '../inspections/follow-up.ts';
import type { Disposal } from '../inspections/ledger.ts';
import type { ResultContent } from '../points/results.ts';
import type { Rating } from '../ratings.ts';

/** The visit before, whatever it was about. */
export interface LastVisit {
  at: string;
  /** Under load, where somebody wrote them down. */
  hours?: number;
}

/** What was found at a point the last time that somebody looked at it. */
export interface LastAnswer extends LastVisit {
  rating: Rating;
  content: ResultContent;
}

/** A finding of an earlier visit that was open since, or was closed since. */
export interface EarlierFinding {
  id: string;
  title: string;
  /** The point that it is about; null where nobody said so. */
  inspectionPointId: string | null;
  foundAt: string;
  state: FollowUpState;
  /** What this visit says became of it; absent where it says nothing. */
  said?: { answer: Disposal; wasReported: boolean };
}
