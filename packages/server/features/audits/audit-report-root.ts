import type { ReportChange } from '@assay/contract/inspection-reports';
import { auditFileName } from '@assay/domain/audits/audit';
import { type AuditVersion, isOfFirstPaper, parseAuditVersion } from '@assay/domain/audits/audit-version';
import { shownRun } from '@assay/domain/reports/shown-run';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import type { AuditWork } from '@assay/report/compose/audit/audit-work';
import { buildAuditDocument } from '@assay/report/compose/audit/build-audit-document';
import { buildAuditDocument as buildFirstDocument } from '@assay/report/first/compose/audit/build-audit-document';
import { byRulesOf, type Edition, type ReadVersion, type ReportRoot } from '../reports/report-root.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { visitOf } from './audit-root.ts';
import { auditOfNow } from './audit-version.ts';
import { findAuditOfVisit } from './audits.queries.ts';
import { auditToRead } from './load-audit.ts';

async function readAuditVersion(db: Parameters<typeof readSnapshots>[0], content: string) {
  const version = parseAuditVersion(content);
  return { version, snapshots: await readSnapshots(db, version.runs) } satisfies ReadVersion<AuditVersion>;
}

type AuditEdition = Edition<AuditVersion>;

const workOf = ({ snapshots, ...edition }: AuditEdition): AuditWork => ({
  ...edition,
  // A version that was finished is the last word until the next one, also while the audit is open again.
  isDraft: edition.number === 0,
  runs: edition.version.runs.map((run) => ({ ...run, shown: shownRun(run, snapshotIn(snapshots, run)) })),
});

const builderFor = ({ version }: AuditEdition): typeof buildAuditDocument =>
  isOfFirstPaper(version) ? buildFirstDocument : buildAuditDocument;

const auditDocumentOf = (edition: AuditEdition) => builderFor(edition)(workOf(edition));

/** Both as the later one is drawn: that the paper of reports changed in between is no change of the report. */
function changesBetween(before: AuditEdition, after: AuditEdition): ReportChange[] {
  const build = builderFor(after);
  return compareDocuments(build(workOf(byRulesOf(after, before))), build(workOf(after)));
}

/** Audits as visits with reports: while one is open, its report is a draft of what stands now. */
export const auditReportRoot: ReportRoot<AuditVersion> = {
  toReadReport: async (request) => {
    const record = await auditToRead(request);
    return {
      ...visitOf(record),
      shownVersion: record.finished ? record.current_version : 0,
      isFinished: record.finished,
    };
  },
  draft: async (db, visitId) => auditOfNow(db, await findAuditOfVisit(db, visitId)),
  readVersion: readAuditVersion,
  documentOf: auditDocumentOf,
  changesBetween,
  fileNameOf: ({ header }) => auditFileName(new Date(header.inspectionDate)),
};
