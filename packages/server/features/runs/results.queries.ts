import { type Insertable, sql, type Updateable } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { type Db, everyRow } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import type { ResultRow } from '../../db/tables/runs.ts';
import { photosOf } from './photos.queries.ts';

/** Results with their photos and recordings. */
const results = (db: Db) =>
  everyRow(db)
    .selectFrom('result')
    .innerJoin('run', 'run.id', 'result.run_id')
    .leftJoin('voice_comment', 'voice_comment.result_id', 'result.id')
    .select([
      'result.id',
      'result.run_id',
      'result.point_key',
      'result.inspection_point_id',
      'result.type',
      'result.content',
      'result.rating',
      'result.comment',
      'result.internal_comment',
      'result.name_override',
      'result.prefilled',
      'result.revision',
      'voice_comment.id as voice_comment_id',
      photosOf('result').as('photos'),
    ]);

export const listResults = (db: Db, runIds: readonly string[]) =>
  results(db).where('result.run_id', '=', sql<string>`any(${runIds}::uuid[])`).orderBy('result.id').execute();

export type ResultRecord = Awaited<ReturnType<typeof listResults>>[number];

/** The results of a visit, each with what tells its point. */
const resultsOf = (db: Db, visitId: string) =>
  results(db)
    .innerJoin('protocol_snapshot', 'protocol_snapshot.id', 'run.snapshot_id')
    .leftJoin('run_extra_point', (extra) =>
      extra
        .onRef('run_extra_point.run_id', '=', 'result.run_id')
        .onRef('run_extra_point.point_key', '=', 'result.point_key'),
    )
    .select(['protocol_snapshot.protocol_id', 'protocol_snapshot.sha256', 'run_extra_point.content as extra_point'])
    .where('run.visit_id', '=', visitId)
    .where('run.deleted_at', 'is', null);

export const findResult = (db: Db, visitId: string, resultId: string) =>
  resultsOf(db, visitId).where('result.id', '=', resultId).modifyEnd(prepared).executeTakeFirst();

/** Two who write one result do so one after the other; photos and recordings are read after this. */
export const lockResult = (db: Db, resultId: string) =>
  everyRow(db)
    .selectFrom('result')
    .select('id')
    .where('id', '=', resultId)
    .forNoKeyUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst();

/** All of a visit, each as it is found alone. */
export const listFoundResults = (db: Db, visitId: string) => resultsOf(db, visitId).execute();

export const findResultOfPoint = (db: Db, visitId: string, runId: string, pointKey: string) =>
  resultsOf(db, visitId).where('result.run_id', '=', runId).where('result.point_key', '=', pointKey).executeTakeFirst();

export type FoundResult = NonNullable<Awaited<ReturnType<typeof findResult>>>;

export async function insertResults(db: Db, rows: readonly Insertable<ResultRow>[]): Promise<void> {
  for (const chunk of inChunks(rows)) await everyRow(db).insertInto('result').values(chunk).execute();
}

export async function updateResult(db: Db, id: string, fields: Updateable<ResultRow>): Promise<void> {
  await everyRow(db)
    .updateTable('result')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .modifyEnd(prepared)
    .execute();
}

export async function deleteResult(db: Db, id: string): Promise<void> {
  await everyRow(db).deleteFrom('result').where('id', '=', id).execute();
}
