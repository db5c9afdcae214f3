import { days, later } from '@assay/domain/time';
import type { WholeDb } from '../../db/pool.ts';
import { loadPoints } from '../load-points.ts';
import { loadProtocols } from '../load-protocols.ts';
import { plantPoints } from '../points/plant-points.ts';
import { auditProtocols } from '../protocols/audit-protocols.ts';

export const auditTypes = [...new Set(auditProtocols.map(({ type }) => type))];

/** Points and protocols of audits. */
export async function loadAuditLibrary(db: WholeDb, founded: Date): Promise<void> {
  await loadPoints(db, { crushers: plantPoints }, founded);
  await loadProtocols(db, auditProtocols, later(founded, days(60)));
}
