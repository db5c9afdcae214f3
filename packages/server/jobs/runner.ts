import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { isDatabaseAway } from '../db/availability.ts';
import type { WholeDb } from '../db/pool.ts';
import type { JobName, JobPayloads } from './job-names.ts';
import { forgetWorkers, seeWorkers, unlockDeadWorkers } from './living-workers.queries.ts';

export type Jobs = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

interface RunnerLog {
  warn: (details: object, message: string) => void;
}

/** Only warnings and errors: a line for each job would drown the rest. */
const quietLogger = (log: RunnerLog): Logger =>
  new Logger((scope) => (level, message, meta) => {
    if (level === 'warning' || level === 'error') log.warn({ job: scope.taskIdentifier, ...meta }, message);
  });

export const migrateJobs = (pgPool: pg.Pool, log: RunnerLog): Promise<void> =>
  runMigrations({ pgPool, logger: quietLogger(log) });

/** Takes work from the shared queue; several processes share it without doing anything twice. Answers how to stop. */
export async function startRunner(
  deps: { pool: pg.Pool; db: WholeDb },
  jobs: Jobs,
  log: RunnerLog,
): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter();
  const stopBeating = keepWorkersAlive(events, deps.db, (error) =>
    log.warn({ err: error }, 'the workers could not say that they live'),
  );
  const stopAsking = checkListeningConnection(events);
  const runner = await run({
    pgPool: retriedPool(deps.pool),
    events,
    logger: quietLogger(log),
    concurrency: 4,
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList: jobs as unknown as TaskList,
  });
  return async () => {
    stopAsking();
    await runner.stop();
    await stopBeating();
  };
}

const beatMs = 3_000;

/** Says every few seconds that this process's workers live, and gives the jobs of those that stopped saying so to others. */
function keepWorkersAlive(events: WorkerEvents, db: WholeDb, onError: (error: unknown) => void): () => Promise<void> {
  const workers = new Set<string>();
  // Jobs are held in the name of the pool, not of the single worker.
  events.on('pool:create', ({ workerPool }) => void workers.add(workerPool.id));
  const beat = async () => {
    try {
      await seeWorkers(db, [...workers]);
      await unlockDeadWorkers(db);
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  void beat();
  return async () => {
    clearInterval(timer);
    await forgetWorkers(db, [...workers]);
  };
}

const checkEveryMs = 3_000;

/** Checks that the connection that waits for news of jobs is alive, since one that only listens would not notice its loss. */
function checkListeningConnection(events: WorkerEvents): () => void {
  const listening = new Set<{ query: (text: string) => Promise<unknown> }>();
  const checking = new WeakSet<object>();
  events.on('pool:listen:success', ({ client }) => void listening.add(client));
  events.on('pool:listen:release', ({ client }) => void listening.delete(client));
  const timer = setInterval(() => {
    for (const client of listening) {
      if (checking.has(client)) continue;
      checking.add(client);
      // The queue hears of a lost connection by itself and opens another.
      void client
        .query('select 1')
        .catch(() => {})
        .finally(() => checking.delete(client));
    }
  }, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** 'Cannot connect now': one of the few codes after which the job queue tries again. */
const triedAgain = '57P03';

/** Any other code would reject the note that a job is done and, since nobody awaits that note, end the process. */
function askAgain(error: unknown): never {
  if (!isDatabaseAway(error)) throw error;
  throw Object.assign(new Error((error as Error).message, { cause: error }), { code: triedAgain });
}

async function connected(pool: pg.Pool): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
  const client = await pool.connect().catch(askAgain);
  const ask = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const query = (...args: unknown[]) => ask(...args).catch(askAgain);
  return { query: query as typeof client.query, release: client.release };
}

/** The pool as the job queue sees it: a lost connection is always worth another try. */
function retriedPool(pool: pg.Pool): pg.Pool {
  const connect = (callback?: Parameters<typeof pool.connect>[0]) =>
    callback ? pool.connect(callback) : connected(pool);
  return new Proxy(pool, {
    get: (target, key) => (key === 'connect' ? connect : Reflect.get(target, key)),
  });
}
