import { newId } from '@assay/domain/id';
import { ApiError } from '../../../api/api-error.ts';
import { problemText } from '../../../ui/problem-text.ts';
import { met, rebased, settled, withChange, withRemoval } from './entries.ts';
import type { Door, Entry, Head, Known, Parts } from './entry.ts';
import { createLanes } from './lanes.ts';

export type Saving = 'saving' | 'saved' | 'notSaved' | 'conflict' | 'incomplete';

export interface QueueTotals {
  /** Everything that is not saved yet. */
  waiting: number;
  conflicts: number;
  refused: number;
  /** Kept here until they are such that they can be sent. */
  incomplete: number;
  /** The server did not answer the last time; what waits is sent again by itself. */
  away: boolean;
  /** What the server said the last time, where it did answer and could not take what waits. */
  awayBecause: string | undefined;
  /** Nothing is taken any more, and why. */
  stopped: ApiError | undefined;
}

/** Everything that is written in the field, on its way to the server: nothing is lost, nothing overwrites another. */
export interface FieldQueue {
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change, of whatever it is. */
  version: () => number;
  /** Takes over what was read from the server; null: it is not there any more. */
  know: (heads: Known) => void;
  /** A record as the person sees it: what is saved, under what is not saved yet. The same object until it changes. */
  shown: (key: string) => Parts | undefined;
  /** The names of the records that begin so, in the order in which they were made. */
  keys: (prefix: string) => string[];
  entries: () => readonly Entry[];
  change: (key: string, parts: Parts) => void;
  remove: (key: string) => void;
  upload: (key: string, parts: Parts) => void;
  /** Gives up what waits for this name. */
  drop: (key: string) => void;
  saving: (key: string, part?: string) => Saving | undefined;
  /** What is wrong with what waits for this name. */
  faultOf: (key: string) => string | undefined;
  /** Sends at once; what was refused, too. */
  retry: () => void;
  /** Says why what waits for this name cannot be saved as it is. */
  refuse: (key: string, problem: string) => void;
  settle: (key: string, keepTheirs: ReadonlySet<string>) => void;
  totals: () => QueueTotals;
  /** Sends everything now; false when something is in the way. */
  flush: () => Promise<boolean>;
  close: () => void;
}

const isHopeless = ({ status, code }: ApiError): boolean => status === 401 || (status === 409 && code === 'notInUse');
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors[0]?.message) || problemText(error);

/** With `holds` nothing leaves but files: whoever made the queue saves everything as a whole. */
export function createFieldQueue(door: Door, { holds = false } = {}): FieldQueue {
  let entries: readonly Entry[] = [];
  let stopped: ApiError | undefined;
  let lastRefusal: string | undefined;
  let version = 0;
  const seen = new Map<string, Parts | undefined>();
  let totals: QueueTotals | undefined;
  const heads = new Map<string, Head>();
  const saved = new Set<string>();
  const listeners = new Set<() => void>();

  function set(next: readonly Entry[], ...changed: string[]): void {
    entries = next;
    version += 1;
    totals = undefined;
    for (const key of changed) seen.delete(key);
    for (const listener of [...listeners]) listener();
  }

  /** What the server says of a record, besides the answer to one's own write of it. */
  function learn(next: readonly Entry[], key: string, head: Head | null): readonly Entry[] {
    // The answer to what is under way tells the rest.
    if (next.some((entry) => entry.key === key && entry.sent)) return next;
    const before = heads.get(key);
    seen.delete(key);
    if (!head) heads.delete(key);
    else heads.set(key, head);
    return head && before && before.revision < head.revision ? met(next, key, head, Date.now()) : next;
  }

  function shown(key: string): Parts | undefined {
    if (seen.has(key)) return seen.get(key);
    const own = entries.filter((entry) => entry.key === key && entry.operation !== 'upload');
    const isGone = own.at(-1)?.operation === 'remove' || (own.length === 0 && !heads.has(key));
    const parts = isGone ? undefined : Object.assign({}, heads.get(key)?.parts, ...own.map((entry) => entry.parts));
    seen.set(key, parts);
    return parts;
  }

  const sentOf = (entry: Entry) => {
    const { revision = 0, parts: known = {} } = heads.get(entry.key) ?? {};
    return { parts: entry.parts, known, revision };
  };

  function change(key: string, parts: Parts, operation: Entry['operation'] = 'put'): void {
    const before = shown(key) ?? {};
    const base = Object.fromEntries(Object.keys(parts).map((name) => [name, before[name]]));
    set(withChange(entries, { key, operation, parts, base }, Date.now()), key);
    lanes.wake();
  }

  function arrived(entry: Entry, answer: unknown): void {
    for (const name of Object.keys(entry.parts)) saved.add(`${entry.key} ${name}`);
    saved.add(entry.key);
    let next: readonly Entry[] = entries.filter(({ id }) => id !== entry.id);
    for (const [key, head] of door.read(entry, answer)) {
      if (key === entry.key && head) {
        heads.set(key, head);
        next = rebased(next, key, head);
      } else next = learn(next, key, head);
    }
    const placed = entry.operation === 'upload' ? door.place(entry, answer, shown) : [];
    set(next, entry.key);
    for (const one of placed) change(one.key, one.parts);
  }

  function refused(entry: Entry, error: unknown): void {
    if (error instanceof ApiError && isHopeless(error)) stopped = error;
    const problem = refusalOf(error);
    set(
      entries.map((one) => {
        if (one.id !== entry.id) return one;
        const { sent: _, ...rest } = one;
        return { ...rest, id: newId(), state: 'refused' as const, problem };
      }),
    );
  }

  function failed(entry: Entry, error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0;
    const heard = status === 412 ? door.read(entry, (error as ApiError).current) : [];
    const theirs = heard.find(([key]) => key === entry.key)?.[1];
    if (isPassing(error)) {
      lastRefusal = status === 0 ? undefined : problemText(error);
      set(entries);
    }
    // Somebody else was quicker.
    else if (entry.operation === 'remove' && status === 404) arrived(entry, {});
    else if (!theirs) refused(entry, error);
    else {
      heads.set(entry.key, theirs);
      set(met(entries, entry.key, theirs, Date.now()), entry.key);
    }
  }

  /** What has left may have arrived, and is sent again as it is. */
  const faultIn = (entry: Entry) => (entry.sent ? undefined : door.faultOf(entry));
  const isReady = (entry: Entry) => entry.state === 'waiting' && faultIn(entry) === undefined;

  const lanes = createLanes({
    entries: () => (stopped ? [] : entries),
    isReady,
    isKnown: (key) => heads.has(key),
    begin: (entry) => {
      const sent = entry.sent ?? sentOf(entry);
      set(entries.map((one) => (one.id === entry.id ? { ...one, sent } : one)));
      return { ...entry, sent };
    },
    send: (entry) =>
      door.send(entry, (share) => set(entries.map((one) => (one.id === entry.id ? { ...one, share } : one)))),
    arrived,
    failed,
    isPassing,
    holds,
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,
    know: (news) => set(news.reduce((next, [key, head]) => learn(next, key, head), entries)),
    shown,
    keys: (prefix) => {
      const every = new Set([...heads.keys(), ...entries.map(({ key }) => key)]);
      return [...every].filter((key) => key.startsWith(prefix) && shown(key) !== undefined);
    },
    entries: () => entries,
    change,
    remove: (key) => {
      set(withRemoval(entries, key, heads.has(key), Date.now()), key);
      lanes.wake();
    },
    upload: (key, parts) => change(key, parts, 'upload'),
    drop: (key) =>
      set(
        entries.filter((entry) => entry.key !== key),
        key,
      ),
    saving: (key, part) => {
      const own = entries.filter((entry) => entry.key === key && (part === undefined || part in entry.parts));
      if (own.length === 0) return saved.has(part === undefined ? key : `${key} ${part}`) ? 'saved' : undefined;
      if (own.some(({ state }) => state === 'conflict')) return 'conflict';
      if (own.some(({ state }) => state === 'refused') || stopped) return 'notSaved';
      if (!own.every(isReady)) return 'incomplete';
      return lanes.isAway() ? 'notSaved' : 'saving';
    },
    faultOf: (key) => entries.filter((entry) => entry.key === key).flatMap((entry) => faultIn(entry) ?? [])[0],
    retry: () => {
      set(
        entries.map((entry) => {
          const { problem: _, ...rest } = entry;
          return entry.state === 'refused' ? { ...rest, state: 'waiting' as const } : entry;
        }),
      );
      lanes.hurry();
    },
    refuse: (key, problem) =>
      set(
        entries.map((entry) =>
          entry.key === key && entry.state === 'waiting' ? { ...entry, state: 'refused' as const, problem } : entry,
        ),
      ),
    settle: (key, keepTheirs) => {
      set(settled(entries, key, keepTheirs, Date.now()), key);
      lanes.wake();
    },
    totals: () => {
      totals ??= {
        waiting: entries.length,
        conflicts: entries.filter(({ state }) => state === 'conflict').length,
        refused: entries.filter(({ state }) => state === 'refused').length,
        incomplete: entries.filter((entry) => faultIn(entry) !== undefined).length,
        away: lanes.isAway(),
        awayBecause: lanes.isAway() ? lastRefusal : undefined,
        stopped,
      };
      return totals;
    },
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
    close: lanes.close,
  };
}
