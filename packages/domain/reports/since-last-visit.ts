import type { FollowUpState } from '../inspections/follow-up.ts';
import type { ResultContent } from '../points/results.ts';
import type { Rating } from '../ratings.ts';
import type { VersionFinding } from './version.ts';

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
}

/** The findings of a visit beside those that the visits before left behind. */
export interface FindingsSince {
  new: VersionFinding[];
  /** `finding` where this visit writes it down again. */
  stillOpen: { earlier: EarlierFinding; finding: VersionFinding | null }[];
  fixedOnSite: VersionFinding[];
  fixedSince: EarlierFinding[];
}

const bare = (text: string): string => text.trim().toLocaleLowerCase('en');

/** Each finding once: one that is known from an earlier visit is not new, and one that was fixed on site is not open. */
export function findingsSince(
  findings: readonly VersionFinding[],
  earlier: readonly EarlierFinding[],
  /** Which inspection point a finding is about. */
  pointOf: (finding: VersionFinding) => string | undefined,
): FindingsSince {
  const isSame = (finding: VersionFinding, { inspectionPointId, title }: EarlierFinding): boolean =>
    inspectionPointId === null ? bare(finding.title) === bare(title) : pointOf(finding) === inspectionPointId;
  const open = earlier.filter(({ state }) => state === 'open');
  const again = (one: EarlierFinding) => findings.filter((finding) => isSame(finding, one));
  const known = new Set(open.flatMap(again));
  return {
    new: findings.filter((finding) => !finding.fixedOnSite && !known.has(finding)),
    // What was written down at several visits is one thing, as old as the first of them.
    stillOpen: open.flatMap((one, place) => {
      const [finding = null] = again(one);
      const isFirst = open.findIndex((other) => (finding ? again(other).includes(finding) : other === one)) === place;
      return isFirst && !finding?.fixedOnSite ? [{ earlier: one, finding }] : [];
    }),
    fixedOnSite: findings.filter(({ fixedOnSite }) => fixedOnSite),
    fixedSince: earlier.filter(({ state }) => state === 'done' || state === 'verified'),
  };
}
