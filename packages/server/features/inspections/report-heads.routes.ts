import type { reportHeads } from '@assay/contract/report-heads';
import { type Handlers, handler } from '../../http/handlers.ts';
import { versionsOf } from '../reports/show-versions.ts';
import { evidenceOfVisit } from '../runs/evidence.ts';
import { itemOf } from './inspection-list.queries.ts';
import { inspectionToRead } from './load-inspection.ts';

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
      equipmentId: record.equipment_id,
      versions: await versionsOf(db, record.id),
    }),
  }),
  evidence: handler<Table['evidence']>()({
    load: inspectionToRead,
    run: ({ db, record }) => evidenceOfVisit(db, record.id),
  }),
};
