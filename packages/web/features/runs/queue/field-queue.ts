import { ApiError } from '../../../api/api-error.ts';
import { problemText } from '../../../ui/problem-text.ts';
import { mergeRemote, ownParts, pick, rebased, resolved, withAlso, withChange, withRemoval } from './entries.ts';
import {
  type Entry,
  type KeptWork,
  nothingKept,
  type Parts,
  type SentEntry,
  type ServerState,
  type Transport,
  type WorkStore,
} from './entry.ts';
import { refusedAfter, setApart, triedAgain, withRefusal } from './entry-states.ts';
import { createKeeper } from './keeper.ts';
import { createLanes } from './lanes.ts';
import { memoryStore } from './memory-store.ts';
import type { FieldQueue } from './queue.ts';
import { idsOf, type RecordKey, type RecordKind } from './records.ts';
import { isHopeless, isPassing, refusalOf } from './refusals.ts';
import { createWritten } from './replaced.ts';
import { createTotals } from './totals.ts';

interface QueueOptions {
  store?: WorkStore;
  /** What the store had of this visit. */
  kept?: KeptWork;
  /** Nothing leaves but files: whoever made the queue saves everything as a whole. */
  holds?: boolean;
  /** So many milliseconds nothing is typed before it goes out. */
  quiet?: number;
}

export function createFieldQueue(
  transport: Transport,
  { store = memoryStore, kept = nothingKept, holds = false, quiet }: QueueOptions = {},
): FieldQueue {
  let entries: readonly Entry[] = kept.entries;
  let stopped: ApiError | undefined;
  let lastRefusal: string | undefined;
  let version = 0;
  const seen = new Map<RecordKey, Parts | undefined>();
  const states = new Map<RecordKey, ServerState>(kept.states);
  const saved = new Set<string>();
  const written = createWritten();
  const listeners = new Set<() => void>();

  function tell(): void {
    totals.change();
    for (const listener of [...listeners]) listener();
  }

  const keeper = createKeeper(store, () => ({ entries, states }), tell);

  /** Resolves once it is kept. */
  function keep(next: readonly Entry[], ...changed: RecordKey[]): Promise<void> {
    entries = next;
    version += 1;
    for (const key of changed) seen.delete(key);
    const keeping = keeper.keep();
    tell();
    return keeping;
  }

  const set = (next: readonly Entry[], ...changed: RecordKey[]): void => void keep(next, ...changed);

  /** The server's state of a record is another: what was written from here may be gone. */
  function lookForReplaced(next: readonly Entry[], key: RecordKey): void {
    const state = states.get(key);
    const own = next.filter((entry) => entry.key === key).flatMap((entry) => Object.keys(entry.parts));
    if (state) written.compare(key, state, new Set(own));
    else written.forgetReplaced(key);
  }

  /** What the server says of a record, besides the answer to one's own write of it. */
  function learn(next: readonly Entry[], key: RecordKey, state: ServerState | null): readonly Entry[] {
    // The answer to what is under way tells the rest.
    if (next.some((entry) => entry.key === key && entry.sent)) return next;
    const before = states.get(key);
    // A reading that was slower than a write knows less than its answer.
    if (state && before && state.revision < before.revision) return next;
    seen.delete(key);
    if (!state) states.delete(key);
    else states.set(key, state);
    const isNewer = state && before && before.revision < state.revision;
    const merged = isNewer ? mergeRemote(next, key, state, written.writerOf(key, state.revision), Date.now()) : next;
    lookForReplaced(merged, key);
    return merged;
  }

  function shown(key: RecordKey): Parts | undefined {
    if (seen.has(key)) return seen.get(key);
    const own = entries.filter((entry) => entry.key === key && entry.operation !== 'upload');
    const isGone = own.at(-1)?.operation === 'remove' || (own.length === 0 && !states.has(key));
    const parts = isGone ? undefined : Object.assign({}, states.get(key)?.parts, ...own.map((entry) => entry.parts));
    seen.set(key, parts);
    return parts;
  }

  const sentOf = (entry: Entry) => {
    const { revision = 0, parts: known = {} } = states.get(entry.key) ?? {};
    return { parts: entry.parts, known, revision };
  };

  function changed(next: readonly Entry[], key: RecordKey, parts: Parts, operation: Entry['operation']): Entry[] {
    const before = shown(key) ?? {};
    const base = Object.fromEntries(Object.keys(parts).map((name) => [name, before[name]]));
    return withChange(next, { key, operation, parts, base }, Date.now());
  }

  function change(key: RecordKey, parts: Parts, operation: Entry['operation'] = 'put'): void {
    set(changed(entries, key, parts, operation), key);
    lanes.wake();
  }

  function arrived(entry: Entry, answer: unknown): void {
    for (const name of Object.keys(entry.parts)) saved.add(`${entry.key} ${name}`);
    saved.add(entry.key);
    let next: readonly Entry[] = entries.filter(({ id }) => id !== entry.id);
    for (const [key, state] of transport.read(entry, answer)) {
      if (key === entry.key && state) {
        states.set(key, state);
        written.wrote(key, pick(state.parts, entry.parts));
        next = rebased(next, key, state);
      } else next = learn(next, key, state);
    }
    // Findings may have been made while it was under way.
    const file = entry.operation === 'upload' && (entries.find(({ id }) => id === entry.id) ?? entry);
    const placed = file ? transport.place(file, answer, shown) : [];
    // In one step: a file that has arrived is never kept without the place that it is for.
    for (const one of placed) next = changed(next, one.key, one.parts, 'put');
    set(next, entry.key, ...placed.map(({ key }) => key));
    if (placed.length > 0 || entry.kind === 'begin' || entry.kind === 'run') lanes.wake();
  }

  function refused(entry: Entry, error: unknown): void {
    if (error instanceof ApiError && isHopeless(error)) stopped = error;
    const code = error instanceof ApiError ? error.code : '';
    set(refusedAfter(entries, entry, { problem: refusalOf(error), code }));
  }

  function failed(entry: Entry, error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    const heard = status === 412 ? transport.read(entry, (error as ApiError).current) : [];
    const theirs = heard.find(([key]) => key === entry.key)?.[1];
    if (isPassing(error)) {
      lastRefusal = status === 0 ? undefined : problemText(error);
      set(entries);
    }
    // Somebody else was quicker.
    else if (entry.operation === 'remove' && status === 404) arrived(entry, {});
    else if (!theirs) refused(entry, error);
    else {
      states.set(entry.key, theirs);
      const merged = mergeRemote(entries, entry.key, theirs, (error as ApiError).changedBy, Date.now());
      lookForReplaced(merged, entry.key);
      set(merged, entry.key);
    }
  }

  /** What has left may have arrived, and is sent again as it is. */
  const faultIn = (entry: Entry) => (entry.sent ? undefined : transport.faultOf(entry));
  const isReady = (entry: Entry) => entry.state === 'waiting' && faultIn(entry) === undefined;
  /** Before the server has the visit itself, nothing of it leaves. */
  const beginning = () => entries.find(({ kind }) => kind === 'begin');
  /** Nor anything of a run that was added here, before the server has the run. */
  const awaitsItsRun = ({ kind, key }: Entry) =>
    kind !== 'run' && entries.some((one) => one.kind === 'run' && idsOf(one.key)[0] === idsOf(key)[0]);

  const lanes = createLanes({
    entries: () => (stopped ? [] : entries),
    isReady: (entry) => isReady(entry) && (entry.kind === 'begin' || !beginning()) && !awaitsItsRun(entry),
    isKnown: (key) => states.has(key),
    begin: async (entry) => {
      const begun = { ...entry, sent: entry.sent ?? sentOf(entry) } as SentEntry;
      // Kept before it leaves: whoever continues after this page sends the very same again.
      await keep(entries.map((one) => (one.id === entry.id ? begun : one)));
      return begun;
    },
    send: (entry) =>
      transport.send(entry, (share) => set(entries.map((one) => (one.id === entry.id ? { ...one, share } : one)))),
    arrived,
    failed,
    isPassing,
    holds,
    quiet,
  });

  const totals = createTotals(() => ({
    waiting: entries.length,
    conflicts: entries.filter(({ state }) => state === 'conflict').length,
    refused: entries.filter(({ state }) => state === 'refused').length,
    incomplete: entries.filter((entry) => faultIn(entry) !== undefined).length,
    stored: store.lasts ? entries.filter(keeper.isKept).length : 0,
    storeRefusal: keeper.refusal(),
    away: lanes.isAway(),
    awayBecause: lanes.isAway() ? lastRefusal : undefined,
    stopped,
    replaced: written.count(),
    firstReplaced: written.first(),
  }));

  if (entries.length > 0) lanes.wake();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    receive: (news) => set(news.reduce((next, [key, state]) => learn(next, key, state), entries)),
    shown: shown as FieldQueue['shown'],
    keys: <Kind extends RecordKind>(kind: Kind, ...ids: string[]) => {
      const prefix = `${[kind, ...ids].join('/')}/`;
      const every = new Set<RecordKey>([...states.keys(), ...entries.map(({ key }) => key)]);
      const isWanted = (key: RecordKey): key is RecordKey<Kind> => key.startsWith(prefix) && shown(key) !== undefined;
      return [...every].filter(isWanted);
    },
    entries: () => entries,
    revisionOf: (key) => states.get(key)?.revision,
    isUnderWay: (key) => entries.some((entry) => entry.key === key && entry.sent),
    change,
    remove: (key) => {
      set(withRemoval(entries, key, states.has(key), Date.now()), key);
      lanes.wake();
    },
    upload: (key, parts) => change(key, parts, 'upload'),
    showAlso: (target, finding) => set(withAlso(entries, target, finding)),
    drop: (key) =>
      set(
        entries.filter((entry) => entry.key !== key),
        key,
      ),
    saving: (key, part) => {
      const own = entries.filter((entry) => entry.key === key && (part === undefined || part in entry.parts));
      if (own.length === 0) return saved.has(part === undefined ? key : `${key} ${part}`) ? 'saved' : undefined;
      if (own.some(({ state }) => state === 'conflict')) return 'conflict';
      if (own.some(({ state }) => state === 'refused') || stopped || beginning()?.state === 'refused')
        return 'notSaved';
      if (!own.every(isReady)) return 'incomplete';
      if (!lanes.isAway()) return 'saving';
      return store.lasts && own.every(keeper.isKept) ? 'kept' : 'notSaved';
    },
    faultOf: (key) => entries.filter((entry) => entry.key === key).flatMap((entry) => faultIn(entry) ?? [])[0],
    retry: () => {
      set(triedAgain(entries));
      lanes.hurry();
    },
    refuse: (key, problem) => set(withRefusal(entries, key, problem)),
    resolve: (key, choice) => {
      written.forgetWritten(key, choice.keepTheirs);
      set(resolved(entries, key, choice, Date.now()), key);
      lanes.wake();
    },
    replaced: written.of,
    heard: written.heard,
    forgetReplaced: (key) => {
      written.forgetReplaced(key);
      set(entries);
    },
    setAside: () => {
      const { lost, left } = setApart(entries);
      const keys = [...new Set(lost.map(({ key }) => key))];
      set(left, ...keys);
      return keys.flatMap((key) => ownParts(lost, key) ?? []);
    },
    putAgain: ({ key, parts, base }) => {
      const state = states.get(key);
      const next = withChange(entries, { key, operation: 'put', parts, base }, Date.now());
      set(state ? mergeRemote(next, key, state, written.writerOf(key, state.revision), Date.now()) : next, key);
      lanes.wake();
    },
    resume: () => {
      if (!stopped) return;
      stopped = undefined;
      set(entries);
      lanes.wake();
    },
    totals: totals.now,
    flush: () => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const look = () => {
        const stuck = stopped !== undefined || lanes.isAway() || !entries.every(isReady);
        if (entries.length > 0 && !stuck) return;
        listeners.delete(look);
        resolve(entries.length === 0);
      };
      listeners.add(look);
      lanes.hurry();
      look();
      return promise;
    },
    close: async () => {
      await lanes.close();
      await keeper.keep();
      await store.release();
    },
  };
}
