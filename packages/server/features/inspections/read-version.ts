import { parseVersion, upgradeVersion } from '@assay/domain/reports/stored-version';
import type { ReportVersion } from '@assay/domain/reports/version';
import type { Db } from '../../db/pool.ts';
import { findCompany } from '../companies/companies.queries.ts';
import type { Edition, ReadVersion } from '../reports/report-root.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';

export type ReadInspection = ReadVersion<ReportVersion>;
export type InspectionEdition = Edition<ReportVersion>;

/** A version of an inspection as it is stored, in the form of today. */
export async function versionOf(db: Db, content: string, companyId: string): Promise<ReadInspection> {
  const stored = parseVersion(content);
  const snapshots = await readSnapshots(db, stored.runs);
  const version = upgradeVersion(stored, {
    snapshotOf: (run) => snapshotIn(snapshots, run),
    companyName: (await findCompany(db, companyId)).name,
  });
  return { version, snapshots };
}
