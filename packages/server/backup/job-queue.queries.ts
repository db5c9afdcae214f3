import type pg from 'pg';
import { openPool } from '../db/pool.ts';
import type { JobName } from '../jobs/job-names.ts';
import { migrateJobs } from '../jobs/runner.ts';

/** For each kind of work, what its rows are still waiting for: the queue itself is no part of a backup. */
const waitingWork: Record<JobName, string> = {
  service: `select json_build_object('id', id) as payload, id as queue from background_service`,
  import: `
    select json_build_object('noun', noun, 'importId', id,
      'step', case state when 'comparing' then 'compare' else 'apply' end) as payload, null as queue
    from import where state in ('comparing', 'applying')`,
  // Takes a moment, and whoever gets no mail asks again: no row waits for it.
  passwordLink: 'select null::json as payload, null as queue where false',
};

/** The tables of the queue are made outside the restore's transaction, as at every start. */
export async function makeJobQueue(connection: pg.ClientConfig): Promise<void> {
  const pool = openPool({ connection, max: 1, onError: () => {} });
  try {
    await migrateJobs(pool, { warn: () => {} });
  } finally {
    await pool.end();
  }
}

/** Jobs of the installation before would look for rows that are gone; nobody works on them any more. */
export async function renewJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
  await client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  for (const [name, waiting] of Object.entries(waitingWork))
    await client.query(`select graphile_worker.add_job($1, payload, queue_name := queue) from (${waiting}) waiting`, [
      name,
    ]);
}
