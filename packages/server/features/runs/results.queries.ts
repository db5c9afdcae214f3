import { type Insertable, type Selectable, sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import { statement } from '../../db/statement.ts';
import type { ResultRow } from '../../db/tables/runs.ts';
import { photosOf } from './photos.queries.ts';

/** Results with their photos and recordings. */
const results = (db: Db) =>
  afterGuard(db)
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
      'result.prefilled_cells',
      'result.kept_slips',
      'result.fixed_on_site',
      'result.replaced',
      'result.copied',
      'result.revision',
      'voice_comment.id as voice_comment_id',
      photosOf('result').as('photos'),
    ]);

export const listResults = (db: Db, runIds: readonly string[]) =>
  results(db).where('result.run_id', '=', sql<string>`any(${runIds}::uuid[])`).orderBy('result.id').execute();

/** The results that somebody has written, with when that was and what was questioned and kept. */
export const listWritten = (db: Db, runIds: readonly string[]) =>
  afterGuard(db)
    .selectFrom('result')
    .select(['run_id', 'point_key', 'kept_slips', 'updated_at'])
    .where('run_id', '=', sql<string>`any(${runIds}::uuid[])`)
    .where('updated_by', 'is not', null)
    .execute();

export type ResultRecord = Awaited<ReturnType<typeof listResults>>[number];

/** The results of a visit, each with the columns that lead to its point. */
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

/**
 * Locks one of them for a write, so that two writes of one result follow each other. A write that had to wait sees the row as the
 * other left it, but photos and recordings as they were when the waiting began; `seen` shows that.
 */
const lockedResult = statement((db, { visitId, resultId }: { visitId: string; resultId: string }) =>
  resultsOf(db, visitId)
    .where('result.id', '=', resultId)
    .select((given) =>
      given
        .selectFrom('result as earlier')
        .select('earlier.revision')
        .whereRef('earlier.id', '=', 'result.id')
        .as('seen'),
    )
    .forNoKeyUpdate('result'),
);

/** A result, locked until the transaction ends. */
export async function lockResult(db: Db, visitId: string, resultId: string): Promise<FoundResult | undefined> {
  const [locked] = await lockedResult(db, { visitId, resultId });
  if (!locked) return undefined;
  const { seen, ...result } = locked;
  return seen === result.revision ? result : lockResult(db, visitId, resultId);
}

/** All of a visit, each as it is found alone. */
export const listFoundResults = (db: Db, visitId: string) => resultsOf(db, visitId).execute();

export const findResult = (db: Db, visitId: string, resultId: string) =>
  resultsOf(db, visitId).where('result.id', '=', resultId).executeTakeFirst();

export const findResultOfPoint = (db: Db, visitId: string, runId: string, pointKey: string) =>
  resultsOf(db, visitId).where('result.run_id', '=', runId).where('result.point_key', '=', pointKey).executeTakeFirst();

export type FoundResult = Awaited<ReturnType<typeof listFoundResults>>[number];

export async function insertResults(db: Db, rows: readonly Insertable<ResultRow>[]): Promise<void> {
  for (const chunk of inChunks(rows)) await afterGuard(db).insertInto('result').values(chunk).execute();
}

type WrittenResult = Pick<
  Selectable<ResultRow>,
  | 'id'
  | 'rating'
  | 'comment'
  | 'internal_comment'
  | 'name_override'
  | 'prefilled_cells'
  | 'kept_slips'
  | 'fixed_on_site'
  | 'replaced'
  | 'answered'
  | 'updated_by'
  | 'updated_at'
> & { content: string };

/** The input of somebody who has looked at what was prefilled. */
export const updateResult = statement((db, given: WrittenResult) =>
  afterGuard(db)
    .updateTable('result')
    .set({
      content: given.content,
      rating: given.rating,
      comment: given.comment,
      internal_comment: given.internal_comment,
      name_override: given.name_override,
      prefilled: false,
      prefilled_cells: given.prefilled_cells,
      kept_slips: given.kept_slips,
      fixed_on_site: given.fixed_on_site,
      replaced: given.replaced,
      answered: given.answered,
      updated_by: given.updated_by,
      updated_at: given.updated_at,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', given.id),
);

/** The name of the person who wrote a result last. */
export async function lastWriterOfResult(db: Db, id: string): Promise<string | undefined> {
  const found = await afterGuard(db)
    .selectFrom('result')
    .innerJoin('app_user', 'app_user.id', 'result.updated_by')
    .select('app_user.name')
    .where('result.id', '=', id)
    .executeTakeFirst();
  return found?.name;
}

export async function deleteResult(db: Db, id: string): Promise<void> {
  await afterGuard(db).deleteFrom('result').where('id', '=', id).execute();
}

/** A result whose point has another place now. */
export async function moveResult(db: Db, id: string, pointKey: string): Promise<void> {
  await afterGuard(db)
    .updateTable('result')
    .set({ point_key: pointKey, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}
