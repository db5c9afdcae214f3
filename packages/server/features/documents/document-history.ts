import type { HistoryEntry } from '@assay/contract/history';
import { listEvents } from '../../db/event-history.ts';
import { withNames } from '../../db/named-history.ts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { namesOfLinked } from './document-history.queries.ts';

/** What happened to a document, with names in place of ids; a point that the reader may not see is left out. */
export async function showDocumentHistory(db: Db, scope: Scope, id: string): Promise<HistoryEntry[]> {
  const events = await withNames(await listEvents(db, 'document', id), (ids) => namesOfLinked(db, scope, ids));
  return events.filter(({ changes }) => changes.length > 0);
}
