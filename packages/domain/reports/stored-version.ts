import { lifeEndBefore } from '../measurements/life-estimate.ts';
import { limitForBefore } from '../measurements/limits.ts';
import { emptyResult } from '../points/rules.ts';
import type { ProtocolSnapshot } from '../protocols/snapshot.ts';
import { pointsOf, type RecordedResult, type RecordedRun } from '../runs/recorded-run.ts';
import { contentAfter, type WireContent } from '../runs/wire-content.ts';
import { newVersion } from './new-version.ts';
import type { Trend } from './point-outcomes.ts';
import { firstPaperFormat, type ReportVersion, type VersionHeader, versionFormat } from './version.ts';

type EarlierResult = WireContent & Omit<RecordedResult, 'content'>;

type EarlierRun = Omit<RecordedRun, 'results' | 'stage'> & { results: EarlierResult[] };

/**
 * Formats 1 and 2: the reply that the API gave on that day, with the answers and without what the rules made of them.
 * Format 1 names no company and brings no values of earlier visits.
 */
interface EarlierVersion
  extends Omit<VersionHeader, 'companyName'>,
    Pick<ReportVersion, 'findings' | 'priorityActions' | 'customerSignature' | 'providerSignature'> {
  format?: undefined;
  house?: string;
  trends?: Trend[];
  runs: EarlierRun[];
}

/** A version as it may stand in the database. */
export type StoredVersion = EarlierVersion | ReportVersion;

const isJudged = (stored: StoredVersion): stored is ReportVersion =>
  stored.format === versionFormat || stored.format === firstPaperFormat;

/** Reads the text of a version; one of a format that is not known is refused rather than guessed at. */
export function parseVersion(text: string): StoredVersion {
  const stored = JSON.parse(text) as StoredVersion;
  if (stored.format !== undefined && !isJudged(stored))
    throw new Error(`A version of a report has the unknown format ${String((stored as { format: unknown }).format)}.`);
  if (!Array.isArray(stored.runs)) throw new Error('A version of a report has no runs.');
  return stored;
}

function resultsOf(run: EarlierRun, snapshot: ProtocolSnapshot): RecordedResult[] {
  const points = pointsOf(run, snapshot);
  return run.results.flatMap((result) => {
    const point = points.get(result.protocolPointId);
    if (!point) return [];
    return {
      id: result.id,
      protocolPointId: result.protocolPointId,
      inspectionPointId: result.inspectionPointId,
      type: result.type,
      content: contentAfter(emptyResult(point), result),
      rating: result.rating,
      comment: result.comment,
      internalComment: result.internalComment ?? '',
      nameOverride: result.nameOverride,
      prefilled: result.prefilled,
      photos: result.photos,
      voiceCommentId: result.voiceCommentId,
    };
  });
}

export interface Surroundings {
  snapshotOf: (run: Pick<RecordedRun, 'snapshot'>) => ProtocolSnapshot;
  /** Whose report it is, for versions that do not say so. */
  companyName: string;
}

/** A version in the form of today; what earlier formats left to the reader is made by the rules of their day. */
export function upgradeVersion(stored: StoredVersion, { snapshotOf, companyName }: Surroundings): ReportVersion {
  if (isJudged(stored)) return stored;
  const {
    format: _,
    house,
    trends,
    runs,
    findings,
    priorityActions,
    customerSignature,
    providerSignature,
    ...header
  } = stored;
  const version = newVersion(
    {
      header: { ...header, companyName: house ?? companyName },
      runs: runs.map((run) => {
        const snapshot = snapshotOf(run);
        return { run: { ...run, stage: '', results: resultsOf(run, snapshot) }, snapshot };
      }),
      findings,
      priorityActions,
      customerSignature,
      providerSignature,
    },
    { trends: trends ?? [], estimateLife: lifeEndBefore, findLimits: limitForBefore },
  );
  return { ...version, format: firstPaperFormat };
}
