import { auditFileName } from '@assay/domain/audits/audit';
import { type AuditVersion, parseAuditVersion } from '@assay/domain/audits/audit-version';
import { shownRun } from '@assay/domain/reports/shown-run';
import { compareDocuments } from '@assay/report/changes/compare-documents';
import { buildAuditDocument } from '@assay/report/first/compose/audit/build-audit-document';
import type { Edition, ReadVersion, ReportRoot } from '../reports/report-root.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import { visitOf } from './audit-root.ts';
import { auditOfNow } from './audit-version.ts';
import { findAuditOfVisit } from './audits.queries.ts';
import { auditToRead } from './load-audit.ts';

async function readAuditVersion(db: Parameters<typeof readSnapshots>[0], content: string) {
  const version = parseAuditVersion(content);
  return { version, snapshots: await readSnapshots(db, version.runs) } satisfies ReadVersion<AuditVersion>;
}

const auditDocumentOf = ({ version, snapshots, number, savedAt }: Edition<AuditVersion>) =>
  buildAuditDocument({
    version,
    number,
    savedAt,
    runs: version.runs.map((run) => ({ ...run, shown: shownRun(run, snapshotIn(snapshots, run)) })),
  });

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
  changesBetween: (before, after) => compareDocuments(auditDocumentOf(before), auditDocumentOf(after)),
  fileNameOf: ({ header }) => auditFileName(new Date(header.inspectionDate)),
};
