import type pg from 'pg';
import { openPool } from '../db/pool.ts';
import type { JobName } from '../jobs/job-names.ts';
import { migrateJobs } from '../jobs/runner.ts';

/** Work that waits in rows of its own and only needs to be told so. */
const sleepers: readonly JobName[] = ['email-outbox'];

/** The queue is no part of a backup; it is made outside the restore's transaction, as at every start. */
export async function makeJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = openPool({ connection, max: 1, onError: () => {} });
  try {
    await migrateJobs(pool, { warn: () => {} });
  } finally {
    await pool.end();
  }
}

/** Jobs of the house before would look for rows that are gone; nobody works on them any more. */
export async function renewJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  for (const name of sleepers) await client.query(`select graphile_worker.add_job($1, '{}'::json)`, [name]);
}
