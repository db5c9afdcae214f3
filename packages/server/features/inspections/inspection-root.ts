import { reportFileName } from '@assay/domain/inspections/report-file-name';
import type { ReportVersion } from '@assay/domain/reports/version';
import { freezePoint } from '../protocols/take-snapshot.ts';
import type { ReportedVisit, ReportRoot } from '../reports/report-root.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import { changesBetween, documentOf } from './document-of.ts';
import { draftOfInspection, readInspectionVersion } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToRead, visitToPerform } from './load-inspection.ts';

const visitOf = ({ id, company_id, inspection_date, current_version }: InspectionRecord): GuardedVisit => ({
  id,
  companyId: company_id,
  visitedAt: inspection_date,
  currentVersion: current_version,
});

/** What was submitted is read until the next submit, whatever is corrected meanwhile. */
export const reportedVisitOf = (record: InspectionRecord): ReportedVisit => ({
  ...visitOf(record),
  shownVersion: record.current_version,
  isFinished: record.status === 'Finished' || record.finished,
});

/** Inspections as visits that runs and findings hang on. */
export const inspectionRoot: VisitGuard = {
  kind: 'inspection',
  toRead: async (request) => visitOf(await inspectionToRead(request)),
  toWrite: visitToPerform,
  freezePoint,
};

/** Inspections as visits with reports. */
export const inspectionReportRoot: ReportRoot<ReportVersion> = {
  toReadReport: async (request) => reportedVisitOf(await inspectionToRead(request)),
  draft: draftOfInspection,
  readVersion: readInspectionVersion,
  documentOf,
  changesBetween,
  fileNameOf: ({ header: { inspectionDate, equipment } }, language) =>
    reportFileName({
      inspectionDate: new Date(inspectionDate),
      serialNumber: equipment.serialNumber,
      nickName: equipment.nickName,
      language,
    }),
};
