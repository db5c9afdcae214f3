import type { HistoryEntry } from '@assay/contract/history';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Reader } from '../runs/show-run.ts';

/** As the trigger and as the operations call it. */
const internal = new Set(['internal_comment', 'internalComment']);

/** What happened to an inspection; internal comments are nobody's business outside of the provider. */
export async function showInspectionHistory(db: Db, id: string, { external }: Reader): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'inspection', id);
  if (!external) return events;
  return events.flatMap((event) => {
    const changes = event.changes.filter(({ field }) => !internal.has(field));
    const told = changes.some(({ field }) => field !== 'point');
    return changes.length < event.changes.length && !told ? [] : [{ ...event, changes }];
  });
}
