import type { ReportVersion } from '@assay/contract/inspection-report';
import type { Db } from '../../db/pool.ts';
import { listVersions } from './versions.queries.ts';

/** All versions of a report, newest first. */
export const versionsOf = async (db: Db, inspectionId: string): Promise<ReportVersion[]> =>
  (await listVersions(db, inspectionId)).map(({ version, saved_at, saved_by_name, note }) => ({
    version,
    savedAt: saved_at.toISOString(),
    savedBy: saved_by_name,
    note,
  }));
