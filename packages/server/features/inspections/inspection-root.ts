import type { ReportChange } from '@assay/contract/inspection-reports';
import type { ReportDocument } from '@assay/contract/reports/document';
import { reportFileName } from '@assay/domain/inspections/report-file-name';
import type { Language } from '@assay/domain/languages';
import { shownRun } from '@assay/domain/reports/shown-run';
import type { ReportVersion } from '@assay/domain/reports/version';
import { withChanges } from '@assay/report/changes/changes-section';
import { buildDocument } from '@assay/report/compose/build-document';
import type { ReportWork } from '@assay/report/compose/report-work';
import { freezePoint } from '../protocols/take-snapshot.ts';
import { changesIn, type ReportedVisit, type ReportRoot } from '../reports/report-root.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import { draftOfInspection, type InspectionEdition, readInspectionVersion } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToRead, visitToPerform } from './load-inspection.ts';

const visitOf = ({ id, company_id, inspection_date, current_version }: InspectionRecord): GuardedVisit => ({
  id,
  companyId: company_id,
  visitedAt: inspection_date,
  currentVersion: current_version,
});

/** The submitted version is shown until the next submit, also while something is corrected. */
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

function workOf({ snapshots, since: _, ...edition }: InspectionEdition): ReportWork {
  const { header, runs } = edition.version;
  const [main, configurator] = runs;
  if (!main) throw new Error(`The visit ${header.id} has no run.`);
  const snapshot = snapshotIn(snapshots, main);
  return {
    ...edition,
    main: shownRun(main, snapshot),
    configurator: configurator ? shownRun(configurator, snapshotIn(snapshots, configurator)) : null,
    options: snapshot,
  };
}

export const changesBetween = (
  before: InspectionEdition,
  after: InspectionEdition,
  language: Language,
): ReportChange[] => changesIn(before, after, (edition) => buildDocument(workOf(edition), language));

/** The report of an inspection's version as a document. */
export function documentOf(edition: InspectionEdition, language: Language): ReportDocument {
  const document = buildDocument(workOf(edition), language);
  const { since } = edition;
  return since ? withChanges(document, changesBetween(since, edition, language), since.number) : document;
}

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
