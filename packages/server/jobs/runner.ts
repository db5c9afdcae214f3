import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { WholeDb } from '../db/pool.ts';
import type { JobName, JobPayloads } from './job-names.ts';
import { checkListeningConnection } from './listening-connection.ts';
import { keepWorkersAlive } from './living-workers.ts';
import { retriedPool } from './retried-pool.ts';

export type Jobs = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

export interface RunnerLog {
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
