import { sql } from 'kysely';
import type { WholeDb } from '../db/pool.ts';

/** Twenty missed beats: the process is gone; one that is only busy must not lose its work to another. */
const deadAfter = '60 seconds';

export async function seeWorkers(db: WholeDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into job_worker (worker_id, seen_at) select id, clock_timestamp() from unnest(${ids}::text[]) as id
    on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(db);
}

export async function forgetWorkers(db: WholeDb, ids: string[]): Promise<void> {
  await sql`delete from job_worker where worker_id = any (${ids}::text[])`.execute(db);
}

/** Jobs held by workers that nobody has seen lately, or that a crash of PostgreSQL made everybody forget. */
export async function unlockDeadWorkers(db: WholeDb): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(held.locked_by))
    from (select distinct locked_by from graphile_worker._private_jobs
      where locked_by is not null and locked_at < clock_timestamp() - ${deadAfter}::interval) held
    where not exists (select 1 from job_worker w
      where w.worker_id = held.locked_by and w.seen_at > clock_timestamp() - ${deadAfter}::interval)
    having count(*) > 0`.execute(db);
  await sql`delete from job_worker where seen_at < clock_timestamp() - interval '1 day'`.execute(db);
}
