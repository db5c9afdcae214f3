import type { HistoryEntry } from '@assay/contract/history';
import type { Db } from './pool.ts';

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
