import { sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';

const batch = 200;

/** Uploads that no write took within their time, with what arrived of them; their bytes may go at once. */
export async function giveUpPending(db: WholeDb, before: Date, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ state: 'doomed', delete_after: now })
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Pictures, recordings and files that no record took: the rows go, the files are doomed. */
export async function forgetUnbound(db: WholeDb, before: Date, now: Date, deleteAfter: Date): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with images as (
      delete from image where bound_at is null and created_at < ${before}
      returning original_file_id, report_file_id, thumbnail_file_id
    ), voices as (
      delete from voice_comment where bound_at is null and created_at < ${before} returning file_id
    ), uploads as (
      delete from upload where expires_at < ${now} returning stored_file_id
    ), files as (
      select unnest(array[original_file_id, report_file_id, thumbnail_file_id]) as id from images
      union select file_id from voices
      union select stored_file_id from uploads where stored_file_id is not null
    ), doomed as (
      update stored_file set state = 'doomed', delete_after = ${deleteAfter}
      where id in (select id from files) returning 1
    )
    select count(*) as forgotten from doomed`.execute(db);
  return rows[0]?.forgotten ?? 0;
}

export interface DoomedFile {
  id: string;
  storage_key: string;
}

/** Doomed files whose time has come, oldest first. */
export const listDoomed = (db: WholeDb, now: Date, after: string | undefined): Promise<DoomedFile[]> =>
  db
    .selectFrom('stored_file')
    .select(['id', 'storage_key'])
    .where('state', '=', 'doomed')
    .where('delete_after', '<=', now)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batch)
    .execute();

export async function forgetFiles(db: WholeDb, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with gone as (
      delete from stored_file where id = any(${ids}::uuid[]) and state = 'doomed' returning company_id, size
    ), freed as (
      select company_id, sum(size) as bytes from gone where company_id is not null group by company_id
    )
    update company_storage set bytes = company_storage.bytes - freed.bytes
    from freed where freed.company_id = company_storage.company_id`.execute(db);
}
