import type { HistoryEntry } from '@assay/contract/history';
import type { Db } from './pool.ts';
import type { Scope } from './visible.ts';

export const mostEvents = 200;

/** What happened to a record, newest first. */
export async function listEvents(
  db: Db,
  recordType: string,
  recordId: string,
  most = mostEvents,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'at', 'actor_name', 'action', 'changes'])
    .where('record_type', '=', recordType)
    .where('record_id', '=', recordId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, at, actor_name, action, changes }) => ({
    id,
    at: at.toISOString(),
    actor: actor_name,
    action,
    changes,
  }));
}

/**
 * The events, newest first, that somebody may read: to those from outside a record begins with what brought it to them,
 * since what it was before may be another company's.
 */
export function sinceArrival(
  events: readonly HistoryEntry[],
  { companyId }: Scope,
  isArrival: (event: HistoryEntry) => boolean,
): readonly HistoryEntry[] {
  const arrival = companyId === null ? -1 : events.findIndex(isArrival);
  return arrival < 0 ? events : events.slice(0, arrival);
}
