import type { QueryClient } from '@tanstack/react-query';
import { createAuditQueue } from '../features/audits/page/audit-writers.ts';
import type { VisitName } from '../features/device/device-db.ts';
import { forgetOldVisits } from '../features/device/keep-visit.ts';
import type { OpenedVisit } from '../features/device/open-visit.ts';
import { sendKept } from '../features/device/send-kept.ts';
import { inspectionTransport } from '../features/inspections/perform/inspection-writers.ts';
import { createFieldQueue } from '../features/runs/queue/field-queue.ts';
import type { FieldQueue } from '../features/runs/queue/queue.ts';
import { keepForOffline } from './keep-for-offline.ts';

function queueOf(visit: VisitName, opened: OpenedVisit): FieldQueue {
  const [kind, id = ''] = visit.split('/');
  return kind === 'audits' ? createAuditQueue(id, opened) : createFieldQueue(inspectionTransport(id), opened);
}

/** Sends what waits on this device while other pages are open, and keeps there what inspectors may need; answers how to stop. */
export function sendKeptWork(client: QueryClient | undefined): () => void {
  void forgetOldVisits().catch(() => undefined);
  const ends = [sendKept(queueOf), ...(client ? [keepForOffline(client)] : [])];
  return () => {
    for (const end of ends) end();
  };
}
