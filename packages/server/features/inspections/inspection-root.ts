import { freezePoint } from '../protocols/freeze-point.ts';
import type { ReportRoot } from '../reports/report-root.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import { draftOfInspection } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToRead, visitToPerform } from './load-inspection.ts';

export const visitOf = ({ id, company_id, inspection_date, current_version }: InspectionRecord): GuardedVisit => ({
  id,
  companyId: company_id,
  visitedAt: inspection_date,
  currentVersion: current_version,
});

/** Inspections as visits that runs, findings and reports hang on. */
export const inspectionRoot: VisitGuard & ReportRoot = {
  kind: 'inspection',
  toRead: async (request) => visitOf(await inspectionToRead(request)),
  toWrite: visitToPerform,
  freezePoint,
  draft: draftOfInspection,
};
