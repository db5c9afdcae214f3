import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { JobName, JobPayloads } from './job-names.ts';

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

/** Takes work from the shared queue; several processes share it without doing anything twice. */
export const startRunner = (pgPool: pg.Pool, jobs: Jobs, log: RunnerLog): Promise<Runner> =>
  run({
    pgPool,
    logger: quietLogger(log),
    concurrency: 2,
    pollInterval: 5_000,
    noHandleSignals: true,
    taskList: jobs as unknown as TaskList,
  });
