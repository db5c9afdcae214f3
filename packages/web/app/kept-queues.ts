import { createAuditQueue } from '../features/audits/page/audit-writers.ts';
import type { VisitName } from '../features/device/device-db.ts';
import type { OpenedVisit } from '../features/device/open-visit.ts';
import { inspectionTransport } from '../features/inspections/perform/inspection-writers.ts';
import { createFieldQueue } from '../features/runs/queue/field-queue.ts';
import type { FieldQueue } from '../features/runs/queue/queue.ts';

/** The queue of a visit that is kept on this device, of whatever kind it is. */
export function queueOf(visit: VisitName, opened: OpenedVisit): FieldQueue {
  const [kind, id = ''] = visit.split('/');
  return kind === 'audits' ? createAuditQueue(id, opened) : createFieldQueue(inspectionTransport(id), opened);
}
