import pg from 'pg';
import { channel } from './visit-changes.queries.ts';

const reconnectAfterMs = 1_000;

/** A connection that only listens; it comes back by itself whenever it is lost. */
export interface FeedLine {
  close: () => Promise<void>;
}

export function openFeedLine(connection: pg.ClientConfig, onNews: (payload: string) => void): FeedLine {
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
