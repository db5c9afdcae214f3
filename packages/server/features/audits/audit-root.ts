import { freezePoint } from '../protocols/take-snapshot.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import type { AuditRecord } from './audits.queries.ts';
import { auditToRead, visitToEdit } from './load-audit.ts';

export const visitOf = ({ id, company_id, inspection_date, current_version }: AuditRecord): GuardedVisit => ({
  id,
  companyId: company_id,
  visitedAt: inspection_date,
  currentVersion: current_version,
});

/** Audits as visits that runs and reports hang on. */
export const auditRoot: VisitGuard = {
  kind: 'audit',
  toRead: async (request) => visitOf(await auditToRead(request)),
  toWrite: visitToEdit,
  freezePoint,
};
