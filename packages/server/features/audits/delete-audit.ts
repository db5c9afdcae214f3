import type { Db } from '../../db/pool.ts';
import { deleteMeasurements } from '../measurements/measurements.queries.ts';
import { type AuditRecord, hideAudit } from './audits.queries.ts';

/** Takes a locked audit out of lists, histories and trends. */
export async function deleteAudit(db: Db, record: AuditRecord, now: Date): Promise<void> {
  await hideAudit(db, record.id, now);
  await deleteMeasurements(db, record.id);
}
