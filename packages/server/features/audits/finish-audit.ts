import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import { measureVersion } from '../measurements/measure-version.ts';
import { deleteMeasurements } from '../measurements/measurements.queries.ts';
import { filesOfRuns, storeVersion, type VersionWriter } from '../reports/store-version.ts';
import { auditOfNow } from './audit-version.ts';
import { type AuditRecord, hideAudit, stepAudit } from './audits.queries.ts';

const notAgain = (finished: boolean) =>
  new Problem('conflict', message(finished ? 'audit.isFinished' : 'audit.isOpen'), { code: 'noStep' });

/** Writes the next version of a locked audit as it stands; nothing of it can be edited from then on. */
async function finish(writer: VersionWriter, record: AuditRecord): Promise<void> {
  const { db } = writer;
  const { version, snapshots } = await auditOfNow(db, record);
  const number = record.current_version + 1;
  await storeVersion(writer, { visitId: record.id, number, version, shown: filesOfRuns(version.runs) });
  await stepAudit(db, record.id, { finished: true, version: number });
  await measureVersion(db, version.runs, { snapshots, takenAt: version.header.inspectionDate, loadedHours: '' });
}

/** Finishes a locked audit, or opens it again. */
export async function setFinished(writer: VersionWriter, record: AuditRecord, finished: boolean): Promise<void> {
  if (record.finished === finished) throw notAgain(finished);
  if (finished) await finish(writer, record);
  else await stepAudit(writer.db, record.id, { finished });
  const action = finished ? 'finished' : 'reopened';
  await recordEvent(writer.db, { recordType: 'audit', recordId: record.id, action });
}

/** Takes a locked audit out of lists, histories and trends. */
export async function deleteAudit(db: Db, record: AuditRecord, now: Date): Promise<void> {
  await hideAudit(db, record.id, now);
  await deleteMeasurements(db, record.id);
}
