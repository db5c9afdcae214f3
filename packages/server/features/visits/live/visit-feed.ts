import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@assay/contract/base/endpoint';
import type { VisitEvent } from '@assay/contract/visit-events';
import { Problem } from '@assay/domain/problem';
import { message } from '@assay/domain/words/message';
import pg from 'pg';
import type { Db } from '../../../db/pool.ts';
import type { SourcedEvent } from '../../../http/replies/replies.ts';
import { positionText } from './feed-position.ts';
import { listPresence, putPresence, refreshPresence, removePresence } from './presence.queries.ts';
import { channel, notifyOthers, readFeed } from './visit-changes.queries.ts';
import { type Reader, Watcher } from './watcher.ts';

/** Tells people who have a visit open of its changes; it asks the database nothing while nobody has. */
export interface VisitFeed {
  /** Follows a visit until the reader hangs up, may not read any more, or the server stops. */
  follow: (reader: Reader) => Promise<AsyncIterable<SourcedEvent<VisitEvent>>>;
  /** A write below a visit was committed here. */
  note: (visitId: string) => void;
  close: () => Promise<void>;
}

/** A lost notification costs no more than this. */
const lookEveryMs = 1_000;
const gatherMs = { looks: 30, notes: 100 } as const;
const refreshEveryMs = 10_000;
const checkEveryMs = 15_000;
const mostStreamsOfOne = 30;
/** More do not fit into one notification. */
const mostNoted = 200;
const everyVisit = '*';

const tooMany = () =>
  new Problem('throttled', message('attempts.waitSeconds', { count: 30 }), { retryAfterSeconds: 30 });

export function openVisitFeed({ db, connection }: { db: Db; connection: pg.ClientConfig }): VisitFeed {
  const self = randomUUID();
  const watchers = new Set<Watcher>();
  const noted = new Set<string>();
  const leaving = new Set<Promise<void>>();
  let line: FeedLine | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let lookTimer: NodeJS.Timeout | undefined;
  let noteTimer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let refreshedAt = 0;
  let isClosed = false;

  async function refresh(): Promise<void> {
    const now = performance.now();
    if (now - refreshedAt < refreshEveryMs) return;
    refreshedAt = now;
    const arrivals = [...watchers].flatMap(({ arrival }) => arrival ?? []);
    if (arrivals.length === 0) return;
    const kept = await refreshPresence(
      db,
      arrivals.map(({ tab }) => tab),
    );
    if (kept < arrivals.length) for (const arrival of arrivals) await putPresence(db, arrival);
  }

  /** All readers that stand at the same place are answered by one statement; newcomers have one of their own. */
  async function look(): Promise<void> {
    await refresh();
    const groups = Map.groupBy(watchers, ({ position }) => (position ? positionText(position) : ''));
    const people = await listPresence(db, [...new Set([...watchers].map(({ visitId }) => visitId))]);
    for (const group of groups.values()) {
      const visitIds = [...new Set(group.map(({ visitId }) => visitId))];
      const reading = await readFeed(db, visitIds, group[0]?.position);
      for (const watcher of group) watcher.update(reading, people);
    }
    for (const watcher of watchers) watcher.checkAfter(checkEveryMs);
  }

  function lookNow(): void {
    lookTimer = undefined;
    // Positions stay where they are, so that the next look answers what this one could not.
    looking ??= (watchers.size === 0 ? Promise.resolve() : look())
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }

  function lookSoon(): void {
    if (looking) void looking.then(lookSoon);
    else if (!isClosed) lookTimer ??= setTimeout(lookNow, gatherMs.looks);
  }

  function lookAt(visitIds: readonly string[]): void {
    const isWatched = ({ visitId }: Watcher) => visitIds.includes(visitId) || visitIds[0] === everyVisit;
    if ([...watchers].some(isWatched)) lookSoon();
  }

  function notify(): void {
    noteTimer = undefined;
    const ids = noted.size > mostNoted ? [everyVisit] : [...noted];
    noted.clear();
    void notifyOthers(db, [self, ...ids].join()).catch(() => undefined);
  }

  function note(visitId: string): void {
    if (isClosed) return;
    lookAt([visitId]);
    noted.add(visitId);
    noteTimer ??= setTimeout(notify, gatherMs.notes);
  }

  function hear(payload: string): void {
    const [sender, ...visitIds] = payload.split(',');
    if (sender !== self) lookAt(visitIds);
  }

  async function leave(watcher: Watcher): Promise<void> {
    watchers.delete(watcher);
    if (watchers.size === 0) {
      clearInterval(ticking);
      ticking = undefined;
    }
    const { arrival, visitId } = watcher;
    const isStillHere = [...watchers].some((other) => other.visitId === visitId && other.arrival?.tab === arrival?.tab);
    if (!arrival || isStillHere) return;
    await removePresence(db, visitId, arrival.tab, arrival.session_id).catch(() => undefined);
    note(visitId);
  }

  return {
    follow: async (reader) => {
      const own = [...watchers].filter(({ userId }) => userId === reader.userId);
      if (isClosed || own.length >= mostStreamsOfOne) throw tooMany();
      const watcher = new Watcher(reader, () => {
        const left = leave(watcher);
        leaving.add(left);
        void left.finally(() => leaving.delete(left));
      });
      watchers.add(watcher);
      line ??= openFeedLine(connection, hear);
      ticking ??= setInterval(lookSoon, lookEveryMs).unref();
      if (watcher.arrival) {
        await putPresence(db, watcher.arrival);
        note(reader.visitId);
      }
      lookSoon();
      return watcher.events;
    },
    note,
    close: async () => {
      isClosed = true;
      for (const watcher of [...watchers]) watcher.events.end();
      for (const timer of [lookTimer, noteTimer]) clearTimeout(timer);
      await Promise.all([...leaving, looking, line?.close()]);
    },
  };
}

const reconnectAfterMs = 1_000;

/** A connection that only listens; it comes back by itself whenever it is lost. */
interface FeedLine {
  close: () => Promise<void>;
}

function openFeedLine(connection: pg.ClientConfig, onNews: (payload: string) => void): FeedLine {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function connectLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), reconnectAfterMs);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: 'assay feed', keepAlive: true });
    client = next;
    // Without a listener a lost connection would end the process; `end` follows.
    next.on('error', () => {});
    next.once('end', connectLater);
    next.on('notification', ({ payload = '' }) => onNews(payload));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      await next.end().catch(() => undefined);
      connectLater();
    }
    if (isClosed) await next.end().catch(() => undefined);
  }

  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const belowVisit = /^\/api\/v1\/(inspections|audits)\/\{id\}/;

/** Tells the feed of writes whose address names a visit; it finds what other writes change a moment later by itself. */
export const noteWrites =
  ({ note }: Pick<VisitFeed, 'note'>) =>
  ({ path }: Pick<Endpoint, 'path'>, { id }: Readonly<Record<string, string>>): void => {
    if (id !== undefined && belowVisit.test(path)) note(id);
  };
