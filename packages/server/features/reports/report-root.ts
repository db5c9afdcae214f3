import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { notFound } from '@assay/domain/problem';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { VersionRun } from '@assay/domain/reports/version';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import type { ReportWork } from '@assay/report/compose/report-work';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { GuardedVisit, VisitRequest } from '../visits/visit-guard.ts';
import { findVersion, listHashes } from './versions.queries.ts';

/** What every version has, whatever kind of visit it tells of. */
export interface AnyVersion {
  runs: readonly VersionRun[];
  rules: number;
}

/** A version with the protocols that its runs were frozen with. */
export interface ReadVersion<Version extends AnyVersion = AnyVersion> {
  version: Version;
  /** By their names. */
  snapshots: ReadonlyMap<string, ProtocolSnapshot>;
}

/** A version of a report with its number and its moment. */
export interface Edition<Version extends AnyVersion = AnyVersion> extends ReadVersion<Version> {
  /** 0 for a draft. */
  number: number;
  savedAt: string | null;
  /** Who saved it, why, and what its content is called; null for a draft. */
  control: ReportWork['control'];
  /** The versions up to this one. */
  versions: ReportWork['versions'];
  /** Whether it may still become another one: what is not finished says so on every page. */
  isDraft: boolean;
  /** The version that its report lists the changes since, where somebody wanted that. */
  since: Edition<Version> | null;
}

export interface ReportedVisit extends GuardedVisit {
  /** What is read unless a version is named; 0 where that is a draft. */
  shownVersion: number;
  /** Whether its newest version is the last word. */
  isFinished: boolean;
}

/**
 * What a kind of visit gives to its reports.
 * Methods rather than functions: whoever holds the roots of all kinds hands each of them its own versions alone.
 */
export interface ReportRoot<Version extends AnyVersion = AnyVersion> {
  toReadReport(request: VisitRequest): Promise<ReportedVisit>;
  /** All that its report is made of, as it stands now. */
  draft(db: Db, visitId: string): Promise<ReadVersion<Version>>;
  /** What a version stored. */
  readVersion(db: Db, content: string): Promise<ReadVersion<Version>>;
  documentOf(edition: Edition<Version>, language: Language): ReportDocument;
  /** What a reader would find different in the second of two versions. */
  changesBetween(before: Edition<Version>, after: Edition<Version>, language: Language): ReportChange[];
  fileNameOf(version: Version, language: Language): string;
}

/** What a reader would find different in the second of two versions. Both are read by its rules: rules that changed in between are no change of a report. */
export const changesIn = <Version extends AnyVersion>(
  before: Edition<Version>,
  after: Edition<Version>,
  documentOf: (edition: Edition<Version>) => ReportDocument,
): ReportChange[] => {
  const { rules } = after.version;
  return compareDocuments(documentOf({ ...before, version: { ...before.version, rules } }), documentOf(after));
};

export type ReportRoots = Readonly<Record<VisitKind, ReportRoot>>;

/** What stands now, before or after any version. */
export const draftEdition = <Version extends AnyVersion>(read: ReadVersion<Version>): Edition<Version> => ({
  ...read,
  ...{ number: 0, savedAt: null, control: null, versions: [], isDraft: true, since: null },
});

type Reported = Pick<ReportedVisit, 'id' | 'currentVersion' | 'isFinished'>;

export async function readEdition<Version extends AnyVersion>(
  db: Db,
  root: ReportRoot<Version>,
  visit: Reported,
  number: number,
  // What an earlier version was compared with is not told again.
  withSince = true,
): Promise<Edition<Version> | undefined> {
  const found = await findVersion(db, visit.id, number);
  if (!found) return undefined;
  const since = found.changes_since;
  const hashes = await listHashes(db, visit.id);
  return {
    ...(await root.readVersion(db, found.content)),
    number,
    savedAt: found.saved_at.toISOString(),
    control: { author: found.saved_by_name, reason: found.note, hash: found.sha256 },
    versions: hashes.map(({ version, saved_at, sha256 }) => ({
      number: version,
      savedAt: saved_at.toISOString(),
      hash: sha256,
    })),
    // A later version takes the place of one that was never finished.
    isDraft: number === visit.currentVersion && !visit.isFinished,
    since: withSince && since ? ((await readEdition(db, root, visit, since, false)) ?? null) : null,
  };
}

/** A version of a report, the one that is shown unless one is named; a draft is what stands now. */
export async function editionAt<Version extends AnyVersion>(
  db: Db,
  root: ReportRoot<Version>,
  visit: ReportedVisit,
  number = visit.shownVersion,
): Promise<Edition<Version>> {
  if (number === 0) return draftEdition(await root.draft(db, visit.id));
  const edition = await readEdition(db, root, visit, number);
  if (!edition) throw notFound();
  return edition;
}
