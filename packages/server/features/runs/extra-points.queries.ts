import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import type { RunExtraPointRow } from '../../db/tables/runs.ts';

export const listExtraPoints = (db: Db, runIds: readonly string[]) =>
  everyRow(db)
    .selectFrom('run_extra_point')
    .selectAll()
    .where('run_id', '=', sql<string>`any(${runIds}::uuid[])`)
    .orderBy('index')
    .execute();

export type ExtraPointRecord = Awaited<ReturnType<typeof listExtraPoints>>[number];

/** In which run a point was added under this id, whoever did. */
export const findRunOfExtraPoint = (db: Db, id: string) =>
  everyRow(db).selectFrom('run_extra_point').select('run_id').where('id', '=', id).executeTakeFirst();

export async function insertExtraPoint(db: Db, row: Insertable<RunExtraPointRow>): Promise<void> {
  await everyRow(db).insertInto('run_extra_point').values(row).execute();
}

export async function deleteExtraPoint(db: Db, id: string): Promise<void> {
  await everyRow(db).deleteFrom('run_extra_point').where('id', '=', id).execute();
}
