import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
import type { JobName, JobPayloads } from './job-names.ts';

export interface EnqueueOptions {
  /** One waiting job per key: a newer one takes its place. */
  key?: string;
  runAt?: Date;
  /** The jobs of a queue run one after the other, across all processes. */
  queue?: string;
}

/** Part of the caller's transaction: the work exists exactly when the write does. */
export async function enqueue<N extends JobName>(
  db: Db,
  name: N,
  payload: JobPayloads[N],
  { key, runAt, queue }: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    job_key := ${key ?? null}, run_at := ${runAt ?? null},
    queue_name := ${queue ?? null})`.execute(db);
}
