import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { listEvents, mostEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import type { VisitKind } from '../../db/tables/visits.ts';
import type { Scope } from '../../db/visible.ts';
import { joinedSaves } from './joined-saves.ts';
import { peopleNames } from './visits.queries.ts';

type Change = HistoryEntry['changes'][number];

/** Many of them become one entry. */
const mostSaves = 2_000;

/** The trigger and the operations name it differently. */
const internal = new Set(['internal_comment', 'internalComment']);

const ownersIn = ({ field, from, to }: Change): string[] =>
  field === 'owner_id' ? [from, to].filter((id) => typeof id === 'string' && isId(id)).map(String) : [];

/** Internal comments are hidden from people outside of the provider. */
function withoutInternal(event: HistoryEntry): HistoryEntry[] {
  const changes = event.changes.filter(({ field }) => !internal.has(field));
  const says = changes.some(({ field }) => field !== 'point');
  return changes.length < event.changes.length && !says ? [] : [{ ...event, changes }];
}

/** The history of a visit, as far as the reader may know it, with names in place of ids. */
export async function showVisitHistory(
  db: Db,
  scope: Scope,
  { kind, id }: { kind: VisitKind; id: string },
  { external }: { external: boolean },
): Promise<HistoryEntry[]> {
  const saves = await listEvents(db, kind, id, mostSaves);
  const events = joinedSaves(saves.flatMap((event) => (external ? withoutInternal(event) : [event]))).slice(
    0,
    mostEvents,
  );
  const owners = events.flatMap(({ changes }) => changes.flatMap(ownersIn));
  const names = await peopleNames(db, scope, [...new Set(owners)]);
  const named = (value: unknown) => names.get(String(value)) ?? null;
  return events.map((event) => ({
    ...event,
    changes: event.changes.map((change) =>
      change.field === 'owner_id' ? { field: 'owner', from: named(change.from), to: named(change.to) } : change,
    ),
  }));
}
