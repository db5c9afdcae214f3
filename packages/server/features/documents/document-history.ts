import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { namesOfLinked } from './document-history.queries.ts';

/** What happened to a document, with names in place of ids; a point that the reader may not see is left out. */
export async function showDocumentHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await listEvents(db, 'document', id);
  const idsIn = (value: unknown) => (typeof value === 'string' && isId(value) ? [value] : []);
  const ids = events.flatMap(({ changes }) => changes.flatMap(({ from, to }) => [...idsIn(from), ...idsIn(to)]));
  const names = await namesOfLinked(db, scope, [...new Set(ids)]);
  const named = (value: unknown): unknown => (idsIn(value).length > 0 ? (names.get(String(value)) ?? null) : value);
  return events
    .map((event) => ({
      ...event,
      changes: event.changes
        .map((change) => ({ ...change, from: named(change.from), to: named(change.to) }))
        .filter(({ from, to }) => from !== null || to !== null),
    }))
    .filter(({ changes }) => changes.length > 0);
}
