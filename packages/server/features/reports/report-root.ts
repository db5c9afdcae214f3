import type { ReportDocument } from '@assay/contract/reports/document';
import type { Language } from '@assay/domain/languages';
import { notFound } from '@assay/domain/problem';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { VersionRun } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { GuardedVisit, VisitRequest } from '../visits/visit-guard.ts';
import { findVersion } from './versions.queries.ts';

/** What every version has, whatever kind of visit it tells of. */
export interface AnyVersion {
  runs: readonly VersionRun[];
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
}

export interface ReportedVisit extends GuardedVisit {
  /** What is read unless a version is named; 0 where that is a draft. */
  shownVersion: number;
}

/**
 * What a kind of visit gives to its reports.
 * Methods rather than functions: whoever holds the roots of all kinds hands each of them its own versions alone.
 */
export interface ReportRoot<Version extends AnyVersion = AnyVersion> {
  toReadReport(request: VisitRequest): Promise<ReportedVisit>;
  /** All that its report is made of, as it stands now. */
  draft(db: Db, visitId: string): Promise<ReadVersion<Version>>;
  /** What a version stored, in the form of today. */
  readVersion(db: Db, content: string, companyId: string): Promise<ReadVersion<Version>>;
  documentOf(edition: Edition<Version>, language: Language): ReportDocument;
  fileNameOf(version: Version, language: Language): string;
}

export type ReportRoots = Readonly<Record<VisitKind, ReportRoot>>;

export async function readEdition<Version extends AnyVersion>(
  db: Db,
  root: ReportRoot<Version>,
  visit: { id: string; companyId: string },
  number: number,
): Promise<Edition<Version> | undefined> {
  const found = await findVersion(db, visit.id, number);
  if (!found) return undefined;
  const read = await root.readVersion(db, found.content, visit.companyId);
  return { ...read, number, savedAt: found.saved_at.toISOString() };
}

/** A version of a report, the one that is shown unless one is named; a draft is what stands now. */
export async function editionAt<Version extends AnyVersion>(
  db: Db,
  root: ReportRoot<Version>,
  visit: ReportedVisit,
  number = visit.shownVersion,
): Promise<Edition<Version>> {
  if (number === 0) return { ...(await root.draft(db, visit.id)), number, savedAt: null };
  const edition = await readEdition(db, root, visit, number);
  if (!edition) throw notFound();
  return edition;
}
