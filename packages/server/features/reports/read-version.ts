import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { parseVersion, upgradeVersion } from '@assay/domain/reports/stored-version';
import type { ReportVersion } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import { findCompany } from '../companies/companies.queries.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { findVersion } from './versions.queries.ts';

/** A version with the protocols that its runs were frozen with. */
export interface ReadVersion {
  version: ReportVersion;
  /** By their names. */
  snapshots: ReadonlyMap<string, ProtocolSnapshot>;
}

/** A version as it is stored, in the form of today. */
export async function versionOf(db: Db, content: string, companyId: string): Promise<ReadVersion> {
  const stored = parseVersion(content);
  const snapshots = await readSnapshots(db, stored.runs);
  const version = upgradeVersion(stored, {
    snapshotOf: (run) => snapshotIn(snapshots, run),
    companyName: (await findCompany(db, companyId)).name,
  });
  return { version, snapshots };
}

/** A version of a report with its number and its moment. */
export interface Edition extends ReadVersion {
  /** 0 for what stands before the first submit. */
  number: number;
  savedAt: string | null;
}

export async function readEdition(
  db: Db,
  visit: { id: string; companyId: string },
  number: number,
): Promise<Edition | undefined> {
  const found = await findVersion(db, visit.id, number);
  if (!found) return undefined;
  return { ...(await versionOf(db, found.content, visit.companyId)), number, savedAt: found.saved_at.toISOString() };
}
