import type { VisitChange } from '@assay/contract/visit-events';
import { ApiError } from '../../../api/api-error.ts';
import type { ServerStates } from './entry.ts';
import type { FieldQueue } from './queue.ts';
import type { RecordKey } from './records.ts';

interface RemoteSource {
  /** The record that a change is about, where the queue keeps one. */
  keyOf: (change: VisitChange) => RecordKey | undefined;
  /** Fetches one changed record alone; undefined where only the whole says it. */
  read: (change: VisitChange) => Promise<ServerStates> | undefined;
  /** Fetches the whole visit and hands it to the queue. */
  readAll: () => Promise<unknown>;
}

/** Changes that come together are fetched together, as far as people notice. */
const gather = 100;
const pause = 2_000;
/** More than so many single ones cost more than the whole. */
const mostSingles = 10;

/** Brings what others changed into a queue; what it knows already, and what it is just writing itself, is not fetched. */
export interface RemoteChanges {
  take: (change: VisitChange) => void;
  reset: () => void;
  close: () => void;
}

export function createRemoteChanges(queue: FieldQueue, { keyOf, read, readAll }: RemoteSource): RemoteChanges {
  const waiting = new Map<string, VisitChange>();
  let needsAll = false;
  let isReading = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isNews(change: VisitChange): boolean {
    const key = keyOf(change);
    const known = key && queue.revisionOf(key);
    if (change.gone) return !key || known !== undefined;
    return change.revision === 0 || known === undefined || known < change.revision;
  }

  /** The answer to a write under way may bring the very same. */
  const isHeldBack = (change: VisitChange): boolean => {
    const key = keyOf(change);
    return key !== undefined && queue.isUnderWay(key);
  };

  const lookIn = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), milliseconds);
  };

  async function readSingle(change: VisitChange): Promise<void> {
    const reading = change.gone ? undefined : read(change);
    if (!reading) {
      needsAll = true;
      return;
    }
    try {
      queue.receive(await reading);
    } catch (error) {
      // What is not there any more is missing in the whole.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      needsAll = true;
    }
  }

  async function fetchNews(): Promise<void> {
    const due = [...waiting].filter(([, change]) => !isHeldBack(change));
    const news = due.filter(([, change]) => isNews(change)).map(([, change]) => change);
    if (news.length > mostSingles) needsAll = true;
    if (!needsAll) for (const change of news) await readSingle(change);
    if (needsAll) await readAll();
    needsAll = false;
    for (const [name, change] of due) if (waiting.get(name) === change) waiting.delete(name);
  }

  async function look(): Promise<void> {
    if (isReading || isClosed) return;
    isReading = true;
    const wait = await fetchNews().then(
      () => gather,
      () => pause,
    );
    isReading = false;
    if ((waiting.size > 0 || needsAll) && !isClosed) lookIn(wait);
  }

  return {
    take: (change) => {
      const key = keyOf(change);
      if (key && change.by !== null) queue.heard(key, change.revision, change.by);
      waiting.set(`${change.part} ${change.id}`, change);
      lookIn(gather);
    },
    reset: () => {
      needsAll = true;
      lookIn(0);
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
