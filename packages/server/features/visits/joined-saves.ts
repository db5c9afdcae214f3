import type { HistoryEntry } from '@assay/contract/history';
import { minutes } from '@assay/domain/time';

/** Saves of one typing person follow each other closely. */
const pause = minutes(1);

/** Identifies the subject of a save: the person, and which fields of which point. */
const aboutOf = ({ actor, action, changes }: HistoryEntry): string =>
  JSON.stringify([actor, action, changes.map(({ field, to }) => (field === 'point' ? [field, to] : field))]);

const isSave = ({ action, changes }: HistoryEntry): boolean => action === 'changed' && changes.length > 0;

/** Each field begins where the earlier save left it: other parts of a record have fields of the same name. */
const continues = (later: HistoryEntry, earlier: HistoryEntry): boolean =>
  later.changes.every(
    ({ field, from }, i) => field === 'point' || JSON.stringify(from) === JSON.stringify(earlier.changes[i]?.to),
  );

const follows = (later: HistoryEntry, earlier: HistoryEntry): boolean =>
  isSave(later) &&
  aboutOf(later) === aboutOf(earlier) &&
  continues(later, earlier) &&
  Date.parse(later.at) - Date.parse(earlier.at) <= pause;

/** Saves of the same fields in a row become one entry, newest first: fields are saved while people type. */
export function joinedSaves(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const joined: HistoryEntry[] = [];
  let oldest: HistoryEntry | undefined;
  for (const entry of entries) {
    const last = joined.at(-1);
    if (last && oldest && follows(oldest, entry))
      joined[joined.length - 1] = {
        ...last,
        changes: last.changes.map((change, i) => ({ ...change, from: entry.changes[i]?.from })),
      };
    else joined.push(entry);
    oldest = entry;
  }
  return joined;
}
