import type { ServiceData } from '@assay/contract/background-services';
import type { WorkStatus } from '@assay/domain/background-services';
import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
import { enqueue } from './jobs.queries.ts';

const nextKey = (id: string): string => `service:${id}`;

/** Part of the caller's transaction, and without a key: writers who wake the same service do not wait for each other. */
export const wakeService = (db: Db, id: string): Promise<void> => enqueue(db, 'service', { id }, { queue: id });

export const scheduleService = (db: Db, id: string, runAt: Date): Promise<void> =>
  enqueue(db, 'service', { id }, { queue: id, key: nextKey(id), runAt });

/** Every known service has a row; its switch and what it did before stay. */
export async function addServices(db: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into background_service (id) select unnest(${ids}::text[]) on conflict do nothing`.execute(db);
}

/** The run that begins now answers every wake-up until now. */
export async function takeWakings(db: Db, id: string): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
      where task_identifier = 'service' and queue_name = ${id} and locked_at is null and run_at <= now()))`.execute(db);
}

/** Undefined when it is switched off; a run that a killed process left behind is taken over. */
export const beginRun = (db: Db, id: string, runId: string, now: Date) =>
  db
    .updateTable('background_service')
    .set({
      status: 'running',
      run_id: runId,
      data: sql<string>`data || ${JSON.stringify({ startedAt: now.toISOString(), progress: null })}::jsonb`,
    })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .returning(['data', 'memory'])
    .executeTakeFirst();

/** False when the run is no longer the one that counts. */
export async function writeProgress(db: Db, id: string, runId: string, progress: ServiceData['progress']) {
  const { numUpdatedRows } = await db
    .updateTable('background_service')
    .set({ data: sql<string>`data || ${JSON.stringify({ progress })}::jsonb` })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface EndOfRun {
  status: WorkStatus;
  data: ServiceData;
  memory: unknown;
}

/** False when the run is no longer the one that counts: what it did is not reported, and nothing follows from it. */
export async function endRun(db: Db, id: string, runId: string, { status, data, memory }: EndOfRun): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('background_service')
    .set({ status, data: JSON.stringify(data), memory: JSON.stringify(memory ?? null), run_id: null })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
