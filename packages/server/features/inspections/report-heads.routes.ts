import type { reportHeads } from '@assay/contract/report-heads';
import { shownRun } from '@assay/domain/reports/shown-run';
import { untranslatedIn } from '@assay/report/untranslated';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { editionAt } from '../reports/report-root.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { zoneOfReport } from '../visits/visits.queries.ts';
import { documentOf } from './document-of.ts';
import { itemOf } from './inspection-list.queries.ts';
import { inspectionReportRoot, reportedVisitOf } from './inspection-root.ts';
import { inspectionToRead } from './load-inspection.ts';
import { mailingOf } from './mailing.queries.ts';
import { reviewEvidence } from './review-evidence.ts';

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
