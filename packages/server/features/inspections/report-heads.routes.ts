import type { EvidenceLine, reportHeads } from '@assay/contract/report-heads';
import { isAsSigned } from '@assay/domain/reports/as-signed';
import { shownRun } from '@assay/domain/reports/shown-run';
import { signatureDoubts } from '@assay/domain/reports/signature-doubts';
import type { ReportVersion } from '@assay/domain/reports/version';
import { untranslatedIn } from '@assay/report/untranslated';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { showLedger } from '../follow-ups/ledger.ts';
import { editionAt } from '../reports/report-root.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { findVersion } from '../reports/versions.queries.ts';
import { evidenceOfVisit } from '../runs/evidence.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { zoneOfReport } from '../visits/visits.queries.ts';
import { itemOf } from './inspection-list.queries.ts';
import { documentOf, inspectionReportRoot, reportedVisitOf } from './inspection-root.ts';
import { readInspectionVersion } from './inspection-version.ts';
import type { InspectionRecord } from './inspections.queries.ts';
import { inspectionToRead } from './load-inspection.ts';
import { mailingOf } from './mailing.queries.ts';
import { ledgerOf } from './show-inspection.ts';

type Table = typeof reportHeads;

export const reportHeadHandlers: Handlers<Table> = {
  get: handler<Table['get']>()({
    load: inspectionToRead,
    run: async ({ db, record }) => ({
      ...itemOf(record),
      inspectorContact: record.inspector_contact,
      version: record.current_version,
      sentBackReason: record.sent_back_reason,
      certificate: record.certificate,
      familyName: record.family_name,
      timeZone: await zoneOfReport(db, record),
      equipmentId: record.equipment_id,
      mailing: await mailingOf(db, record),
      versions: await versionsOf(db, record.id),
    }),
  }),
  untranslated: handler<Table['untranslated']>()({
    load: inspectionToRead,
    run: async ({ db, record, query: { version, lang } }) => {
      const edition = await editionAt(db, inspectionReportRoot, reportedVisitOf(record), version);
      const runs = edition.version.runs.map((run) => shownRun(run, snapshotIn(edition.snapshots, run)));
      return untranslatedIn(documentOf(edition, lang), runs);
    },
  }),
  evidence: handler<Table['evidence']>()({
    load: inspectionToRead,
    run: ({ db, scope, record }) => reviewEvidence(db, scope, record),
  }),
};

async function versionAt(db: Db, record: InspectionRecord, number: number): Promise<ReportVersion | undefined> {
  const found = await findVersion(db, record.id, number);
  return found && (await readInspectionVersion(db, found.content)).version;
}

/** The order of work on a device is unknown, so changes before the first submit are left to the check of the device. */
async function signatureLines(db: Db, record: InspectionRecord): Promise<EvidenceLine[]> {
  const version = await versionAt(db, record, record.current_version);
  if (!version) return [];
  const changed = new Set<number>();
  for (const signed of [version.customerSignature, version.providerSignature]) {
    if (!signed || signed.version >= record.current_version) continue;
    const then = await versionAt(db, record, signed.version);
    if (then && !isAsSigned(version, then)) changed.add(signed.version);
  }
  return signatureDoubts(version, (number) => !changed.has(number)).map((doubt) => ({
    ...{ kind: doubt.kind, pointId: null, number: null, ratedOk: false },
    ...(doubt.kind === 'missingSignature'
      ? { name: '', value: doubt.role }
      : { name: doubt.name, value: String(doubt.version) }),
  }));
}

/** Finds what deserves a second look in a submitted inspection, which its caller has found in scope. */
async function reviewEvidence(db: Db, scope: Scope, record: InspectionRecord): Promise<EvidenceLine[]> {
  const said = await showLedger(db, scope, ledgerOf(record));
  return [...(await signatureLines(db, record)), ...(await evidenceOfVisit(db, record.id, said))];
}
