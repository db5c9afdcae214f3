import type { EarlierFinding } from './last-visit.ts';
import type { VersionFinding } from './version.ts';

/** The findings of a visit beside those that the visits before left behind. */
export interface FindingsSince {
  new: VersionFinding[];
  /** `finding` where this visit writes it down again. */
  stillOpen: { earlier: EarlierFinding; finding: VersionFinding | null }[];
  fixedOnSite: VersionFinding[];
  /** What earlier visits left and this one fixed. */
  leftAndFixed: EarlierFinding[];
  /** What came to this visit as reported done, and was found so. */
  foundDone: EarlierFinding[];
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
  const closed = earlier.filter(({ state }) => state === 'done' || state === 'verified');
  const isFixedHere = ({ said }: EarlierFinding) => said?.answer === 'fixedOnSite';
  const isFoundDone = ({ said }: EarlierFinding) => said?.answer === 'done' && said.wasReported;
  return {
    new: findings.filter((finding) => !finding.fixedOnSite && !known.has(finding)),
    // What was written down at several visits is one thing, as old as the first of them.
    stillOpen: open.flatMap((one, place) => {
      const [finding = null] = again(one);
      const isTold = finding !== null && open.slice(0, place).some((before) => again(before).includes(finding));
      return !isTold && !finding?.fixedOnSite ? [{ earlier: one, finding }] : [];
    }),
    fixedOnSite: findings.filter(({ fixedOnSite }) => fixedOnSite),
    // Written down again as fixed on site it is told by that.
    leftAndFixed: closed.filter((one) => isFixedHere(one) && !again(one).some(({ fixedOnSite }) => fixedOnSite)),
    foundDone: closed.filter(isFoundDone),
    fixedSince: closed.filter((one) => !isFixedHere(one) && !isFoundDone(one)),
  };
}
