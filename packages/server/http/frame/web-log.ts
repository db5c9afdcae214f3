import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import { isFaultOfValues } from '../../db/availability.ts';
import type { WholeDb } from '../../db/pool.ts';
import type { AppLogRow, WebLogRow } from '../../db/tables/platform.ts';
import { insertAppLog, insertWebLog, makeLogPartitions } from './web-log.queries.ts';

const batch = 500;
const flushEveryMs = 1_000;
/** Past this the oldest lines go first: a database that is away must not fill the memory. */
const mostWaiting = 20_000;
const mostUrl = 2_000;

export interface LogWriter {
  web: (line: Insertable<WebLogRow>) => void;
  app: (line: Insertable<AppLogRow>) => void;
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

type Lines<T> = { waiting: T[]; write: (db: WholeDb, lines: T[]) => Promise<void> };

interface LogTroubles {
  /** Lines wait for the database, which takes none at the moment. */
  onWaiting: (error: unknown) => void;
  /** A line that the database will never take is given up. */
  onDropped: (error: unknown, line: object) => void;
}

/** Collects log lines and writes them in batches beside the requests, never inside one. */
export function openLogWriter(db: WholeDb, { onWaiting, onDropped }: LogTroubles): LogWriter {
  const web: Lines<Insertable<WebLogRow>> = { waiting: [], write: insertWebLog };
  const app: Lines<Insertable<AppLogRow>> = { waiting: [], write: insertAppLog };
  let partitionsUpTo = '';
  let running: Promise<void> = Promise.resolve();

  const drain = async <T extends object>({ waiting, write }: Lines<T>): Promise<void> => {
    let size = batch;
    while (waiting.length > 0) {
      const lines = waiting.splice(0, size);
      try {
        await write(db, lines);
        size = Math.min(batch, size * 2);
      } catch (error) {
        const [line] = lines;
        const hopeless = isFaultOfValues(error);
        if (hopeless && line && lines.length === 1) onDropped(error, line);
        else waiting.unshift(...lines);
        if (!hopeless) throw error;
        // One bad line fails its whole batch: smaller ones find it, and let the others through.
        size = Math.ceil(lines.length / 2);
      }
    }
  };

  const flush = (): Promise<void> => {
    running = running.then(async () => {
      if (web.waiting.length + app.waiting.length === 0) return;
      try {
        const month = new Date().toISOString().slice(0, 7);
        if (partitionsUpTo !== month) await makeLogPartitions(db);
        partitionsUpTo = month;
        await drain(web);
        await drain(app);
      } catch (error) {
        onWaiting(error);
      }
    });
    return running;
  };

  const add = <T>(lines: Lines<T>, line: T): void => {
    lines.waiting.push(line);
    if (lines.waiting.length > mostWaiting) lines.waiting.shift();
    if (lines.waiting.length === batch) void flush();
  };

  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    web: (line) => add(web, line),
    app: (line) => add(app, line),
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

export interface RequestNotes {
  note: (request: FastifyRequest, person: { userId: string; email: string }) => void;
}

interface Begun {
  /** Read at the beginning: a connection that is gone no longer knows it. */
  address: string;
  person?: { userId: string; email: string };
  answered: boolean;
  logged: boolean;
}

/**
 * Every API request becomes one line of the web log; secrets in the query are masked. The request of a client that hangs up
 * is carried out all the same, so its line waits until the answer is ready: only then are the person and the status known.
 */
export function logRequests(app: FastifyInstance, writer: LogWriter): RequestNotes {
  const requests = new WeakMap<FastifyRequest, Begun>();
  const logOnce = (request: FastifyRequest, response: FastifyReply): void => {
    const begun = requests.get(request);
    if (!begun || begun.logged) return;
    begun.logged = true;
    writer.web({
      at: new Date(),
      request_id: request.id,
      user_email: begun.person?.email ?? null,
      user_id: begun.person?.userId ?? null,
      method: request.method,
      status: response.statusCode,
      duration_ms: Math.round(response.elapsedTime * 100) / 100,
      url: loggedUrl(request.url),
      address: begun.address,
    });
  };
  app.addHook('onRequest', async (request, response) => {
    if (!request.url.toLowerCase().startsWith('/api/')) return;
    const begun: Begun = { address: request.ip ?? '', answered: false, logged: false };
    requests.set(request, begun);
    response.raw.once('close', () => {
      if (begun.answered) logOnce(request, response);
    });
  });
  app.addHook('onSend', async (request, response) => {
    const begun = requests.get(request);
    if (begun) begun.answered = true;
    if (response.raw.closed) logOnce(request, response);
  });
  app.addHook('onResponse', async (request, response) => logOnce(request, response));
  return {
    note: (request, person) => {
      const begun = requests.get(request);
      if (begun) begun.person = person;
    },
  };
}

const secretParameters = new Set(['token', 'code', 'state', 'signed', 'loginhint']);

/** The name as the server reads it, however it is spelled in the address. */
function isSecret(parameter: string): boolean {
  const [name = ''] = parameter.split('=', 1);
  try {
    return secretParameters.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return false;
  }
}

const masked = (parameter: string): string => (isSecret(parameter) ? parameter.replace(/=.*/s, '=***') : parameter);

export function loggedUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  const parameters = query.join('?').split('&').map(masked).join('&');
  return (query.length > 0 ? `${path}?${parameters}` : path).slice(0, mostUrl).replaceAll('\0', '');
}
