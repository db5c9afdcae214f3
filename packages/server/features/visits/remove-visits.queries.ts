import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

/** One that was deleted long enough ago, held so that no other sweep takes it. */
export const claimDeletedVisit = (db: Db, deletedBefore: Date) =>
  forNobody(db)
    .selectFrom('visit')
    .select('id')
    .where('deleted_at', '<', deletedBefore)
    .orderBy('deleted_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The pictures that a visit shows. */
export async function listImagesOf(db: Db, visitId: string): Promise<string[]> {
  const rows = await forNobody(db)
    .selectFrom('image_use')
    .select('image_id')
    .distinct()
    .where('record_type', '=', 'visit')
    .where('record_id', '=', visitId)
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** Removes a visit with all that hangs on it; answers the files of its recordings and of its reports. */
export async function removeVisit(db: Db, visitId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select file_id as id from report_file where visit_id = ${visitId} and file_id is not null
    union select voice.file_id from voice_comment voice join result on result.id = voice.result_id
      join run on run.id = result.run_id where run.visit_id = ${visitId}
    union select voice.file_id from voice_comment voice join report_version_file played on played.file_id = voice.file_id
      where played.visit_id = ${visitId}`.execute(db);
  const fileIds = rows.map(({ id }) => id);
  // The mail itself keeps a record of the report that it brought.
  await sql`delete from report_mail where visit_id = ${visitId}`.execute(db);
  await sql`delete from voice_comment where file_id = any(${fileIds}::uuid[])`.execute(db);

  await forNobody(db).deleteFrom('visit').where('id', '=', visitId).execute();
  // The deletes above are noted as changes, which nobody can read any more.
  await sql`delete from visit_change where visit_id = ${visitId}`.execute(db);
  await sql`delete from presence where visit_id = ${visitId}`.execute(db);
  return fileIds;
}
