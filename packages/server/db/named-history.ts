import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';

type Changes = Pick<HistoryEntry, 'changes'>;

const idsIn = (value: unknown): string[] => (typeof value === 'string' && isId(value) ? [value] : []);

/** Names in place of the ids in changes; an id without a name, which the reader may not see either, becomes nothing. */
export async function withNames<Event extends Changes>(
  events: readonly Event[],
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Event[]> {
  const ids = events.flatMap(({ changes }) => changes.flatMap(({ from, to }) => [...idsIn(from), ...idsIn(to)]));
  const names = ids.length > 0 ? await namesOf([...new Set(ids)]) : new Map<string, string>();
  const named = (value: unknown): unknown => (idsIn(value).length > 0 ? (names.get(String(value)) ?? null) : value);
  return events.map((event) => ({
    ...event,
    changes: event.changes
      .map((change) => ({ ...change, from: named(change.from), to: named(change.to) }))
      .filter(({ from, to }) => from !== null || to !== null),
  }));
}
