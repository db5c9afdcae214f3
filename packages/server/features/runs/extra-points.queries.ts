import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { RunExtraPointRow } from '../../db/tables/runs.ts';

export const listExtraPoints = (db: Db, runIds: readonly string[]) =>
  afterGuard(db)
    .selectFrom('run_extra_point')
    .select(['point_key as id', 'run_id', 'index', 'inspection_point_id', 'content'])
    .where('run_id', '=', sql<string>`any(${runIds}::uuid[])`)
    .orderBy('index')
    .execute();

export type ExtraPointRecord = Awaited<ReturnType<typeof listExtraPoints>>[number];

export async function insertExtraPoint(db: Db, row: Insertable<RunExtraPointRow>): Promise<void> {
  await afterGuard(db).insertInto('run_extra_point').values(row).execute();
}

export async function deleteExtraPoint(db: Db, runId: string, pointKey: string): Promise<void> {
  await afterGuard(db)
    .deleteFrom('run_extra_point')
    .where('run_id', '=', runId)
    .where('point_key', '=', pointKey)
    .execute();
}
