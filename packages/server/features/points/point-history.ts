import type { HistoryEntry } from '@assay/contract/history';
import { isId } from '@assay/domain/id';
import { listEvents } from '../../db/event-history.ts';
import type { Db } from '../../db/pool.ts';
import { namesOf } from './point-history.queries.ts';

type Change = HistoryEntry['changes'][number];

/** Columns that hold many fields in one: each of them is a change of its own. */
const bundles = new Set(['settings', 'definition']);

function unbundled(change: Change): Change[] {
  if (!bundles.has(change.field)) return [change];
  const [from, to] = [change.from ?? {}, change.to ?? {}] as Record<string, unknown>[];
  return [...new Set(Object.keys({ ...from, ...to }))]
    .map((field) => ({ field, from: from?.[field] ?? null, to: to?.[field] ?? null }))
    .filter((one) => JSON.stringify(one.from) !== JSON.stringify(one.to));
}

const idsIn = ({ from, to }: Change): string[] =>
  [from, to].filter((value): value is string => typeof value === 'string' && isId(value));

/** What happened to a point, with names in place of ids. */
export async function showPointHistory(db: Db, id: string): Promise<HistoryEntry[]> {
  const events = (await listEvents(db, 'inspectionPoint', id)).map((event) => ({
    ...event,
    changes: event.changes.flatMap(unbundled),
  }));
  const names = await namesOf(db, [...new Set(events.flatMap(({ changes }) => changes.flatMap(idsIn)))]);
  const named = (value: unknown): unknown => (typeof value === 'string' ? (names.get(value) ?? value) : value);
  return events.map((event) => ({
    ...event,
    changes: event.changes.map((change) => ({ ...change, from: named(change.from), to: named(change.to) })),
  }));
}
