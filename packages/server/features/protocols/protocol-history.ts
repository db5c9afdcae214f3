import type { HistoryEntry } from '@assay/contract/history';
import { isProtocolType, shownType } from '@assay/domain/protocol-types';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { ProtocolRecord } from './protocol-record.queries.ts';

const shown = (value: unknown): unknown =>
  typeof value === 'string' && isProtocolType(value) ? shownType(value) : value;

/** What happened to a protocol; who did it, as far as the reader may know who made it. */
export async function showProtocolHistory(db: Db, record: ProtocolRecord): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'protocol', record.id);
  return events.map((event) => ({
    ...event,
    actor: record.created_by_name === '' ? null : event.actor,
    changes: event.changes.map((change) =>
      change.field === 'type' ? { ...change, from: shown(change.from), to: shown(change.to) } : change,
    ),
  }));
}
