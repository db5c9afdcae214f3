import { newId } from '@assay/domain/id';
import type { Entry } from './entry.ts';
import type { RecordKey } from './records.ts';

/** The entries with those that were refused among the waiting ones again. */
export const triedAgain = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => {
    const { problem: _, ...rest } = entry;
    return entry.state === 'refused' ? ({ ...rest, state: 'waiting' } as Entry) : entry;
  });

/** The entries with a reason why those of a record cannot be saved as they are. */
export const withRefusal = (entries: readonly Entry[], key: RecordKey, problem: string): Entry[] =>
  entries.map((entry) =>
    entry.key === key && entry.state === 'waiting' ? { ...entry, state: 'refused' as const, problem } : entry,
  );

/** The entries after the server has refused one: it waits to be corrected, and goes out as another one then. */
export const refusedAfter = (
  entries: readonly Entry[],
  { id }: Entry,
  { problem, code }: { problem: string; code: string },
): Entry[] =>
  entries.map((entry) => {
    if (entry.id !== id) return entry;
    const { sent: _, ...rest } = entry;
    return { ...rest, id: newId(), state: 'refused', problem, problemCode: code } as Entry;
  });

/** What has not left of the words, and all the others. */
export function setApart(entries: readonly Entry[]): { lost: Entry[]; left: Entry[] } {
  const { lost = [], left = [] } = Object.groupBy(entries, ({ operation, sent }) =>
    operation !== 'upload' && !sent ? 'lost' : 'left',
  );
  return { lost, left };
}
