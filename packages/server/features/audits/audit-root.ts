import { auditFileName } from '@assay/domain/audits/audit';
import { type AuditVersion, parseAuditVersion } from '@assay/domain/audits/audit-version';
import { shownRun } from '@assay/domain/reports/shown-run';
import type { AuditWork } from '@assay/report/compose/audit/audit-work';
import { buildAuditDocument } from '@assay/report/compose/audit/build-audit-document';
import { freezePoint } from '../protocols/take-snapshot.ts';
import { changesIn, type Edition, type ReadVersion, type ReportRoot } from '../reports/report-root.ts';
import { readSnapshots, snapshotIn } from '../runs/read-snapshot.ts';
import type { GuardedVisit, VisitGuard } from '../visits/visit-guard.ts';
import { auditOfNow } from './audit-version.ts';
import { type AuditRecord, findAuditOfVisit } from './audits.queries.ts';
import { auditToRead, visitToEdit } from './load-audit.ts';

const visitOf = ({ id, company_id, inspection_date, current_version }: AuditRecord): GuardedVisit => ({
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

const auditDocumentOf = (edition: AuditEdition) => buildAuditDocument(workOf(edition));

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
  changesBetween: (before, after) => changesIn(before, after, auditDocumentOf),
  fileNameOf: ({ header }) => auditFileName(new Date(header.inspectionDate)),
};
