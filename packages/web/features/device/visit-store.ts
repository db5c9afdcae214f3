import { replaceEqualDeep } from '@tanstack/react-query';
import type { Entry, KeptWork, ServerState, WorkStore } from '../runs/queue/entry.ts';
import type { RecordKey } from '../runs/queue/records.ts';
import { type DeviceDb, type EntryRow, originalKey, type VisitName } from './device-db.ts';

interface Place {
  db: DeviceDb;
  owner: string;
  visit: VisitName;
  /** The tab under whose name it is kept. */
  tab: string;
}

const isUpload = ({ kind }: Entry): boolean => kind === 'upload';

/** Without its files, which lie apart, and without what only the page that sends it can know. */
function withoutFiles({ share: _, ...entry }: Entry): Entry {
  if (entry.kind !== 'upload') return entry as Entry;
  const { file: __, original: ___, ...parts } = entry.parts;
  const { sent: ____, ...unsent } = entry;
  return { ...unsent, parts } as Entry;
}

function filesOf(entry: Entry): { key: RecordKey; file: File }[] {
  if (entry.kind !== 'upload') return [];
  const { file, original } = entry.parts;
  return [
    ...(file ? [{ key: entry.key, file }] : []),
    ...(original ? [{ key: originalKey(entry.key), file: original }] : []),
  ];
}

function isSameButShare(one: Entry, other: Entry | undefined): boolean {
  if (!other) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Entry>;
  names.delete('share');
  return [...names].every((name) => one[name] === other[name]);
}

/** Opened again, a visit is read anew: most of it is as this device has it, and writing it costs as long as drawing it. */
const isKnown = (state: ServerState, before: ServerState | undefined): boolean =>
  before !== undefined &&
  (before === state ||
    (before.revision === state.revision && replaceEqualDeep(before.parts, state.parts) === before.parts));

const byId = (entries: readonly Entry[]): Map<string, Entry> => new Map(entries.map((entry) => [entry.id, entry]));

/** Keeps the work of one visit: each time what has changed since, as one step that happens wholly or not at all. */
export function visitStore({ db, owner, visit, tab }: Place, { entries, states }: KeptWork): WorkStore {
  let known = byId(entries);
  let knownStates = new Map(states);
  const of = { owner, visit };

  async function save(next: Map<string, Entry>, nextStates: Map<RecordKey, ServerState>): Promise<void> {
    const changed = [...next.values()].filter((entry) => !isSameButShare(entry, known.get(entry.id)));
    const gone = [...known.values()].filter(({ id }) => !next.has(id));
    const keys = new Set([...next.values()].map(({ key }) => key));
    const files = changed.flatMap((entry) =>
      known.has(entry.id) ? [] : filesOf(entry).map((row) => ({ ...of, ...row })),
    );
    const changedStates = [...nextStates].filter(([key, state]) => !isKnown(state, knownStates.get(key)));
    const goneStates = [...knownStates.keys()].filter((key) => !nextStates.has(key));
    if ([changed, gone, changedStates, goneStates].every(({ length }) => length === 0)) {
      knownStates = nextStates;
      return;
    }
    await db.transaction('rw', db.entries, db.files, db.states, async () => {
      await db.entries.bulkDelete(gone.map(({ id }) => [owner, visit, id]));
      await db.files.bulkDelete(
        gone
          .filter(({ key }) => !keys.has(key))
          .flatMap(({ key }) => [key, originalKey(key)].map((one) => [owner, visit, one] as [string, string, string])),
      );
      await db.files.bulkPut(files);
      await db.entries.bulkPut(
        changed.map((entry): EntryRow => ({ ...of, id: entry.id, tab, entry: withoutFiles(entry) })),
      );
      await db.states.bulkDelete(goneStates.map((key) => [owner, visit, key]));
      await db.states.bulkPut(changedStates.map(([key, state]) => ({ ...of, key, state })));
    });
    known = next;
    knownStates = nextStates;
  }

  return {
    lasts: true,
    save: async (work) => {
      const all = byId(work.entries);
      const nextStates = new Map(work.states);
      // A device that is full may have no room for a photo and still some for words. One that is kept already, and was
      // refused since, has another id: it is never out of the store.
      const keptKeys = new Set([...known.values()].map(({ key }) => key));
      await save(byId(work.entries.filter((entry) => !isUpload(entry) || keptKeys.has(entry.key))), nextStates);
      await save(all, nextStates);
    },
    release: async () => {
      await db.entries
        .where(of)
        .and((row) => row.tab === tab)
        .modify({ tab: '' });
    },
  };
}

/** What is kept of a visit, of those entries that are wanted. */
export async function readKept(
  { db, owner, visit }: Omit<Place, 'tab'>,
  isWanted: (row: EntryRow) => boolean,
): Promise<KeptWork> {
  const of = { owner, visit };
  const [rows, files, states] = await Promise.all([
    db.entries.where(of).toArray(),
    db.files.where(of).toArray(),
    db.states.where(of).toArray(),
  ]);
  const fileOf = new Map(files.map(({ key, file }) => [key, file]));
  const entries = rows
    .filter(isWanted)
    .map(({ entry }) => {
      if (!isUpload(entry)) return entry;
      const [file, original] = [fileOf.get(entry.key), fileOf.get(originalKey(entry.key))];
      return { ...entry, parts: { ...entry.parts, file, ...(original && { original }) } } as Entry;
    })
    .toSorted((one, other) => one.order - other.order);
  return { entries, states: new Map(states.map(({ key, state }) => [key, state])) };
}
