import { type Insertable, sql } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import type { InspectionVersionRow } from '../../db/tables/inspections.ts';

export const findVersion = (db: Db, inspectionId: string, version: number) =>
  everyRow(db)
    .selectFrom('inspection_version')
    .select('content')
    .where('inspection_id', '=', inspectionId)
    .where('version', '=', version)
    .executeTakeFirst();

/** All versions of a report, newest first. */
export const listVersions = (db: Db, inspectionId: string) =>
  everyRow(db)
    .selectFrom('inspection_version')
    .select(['version', 'saved_at', 'saved_by_name', 'note'])
    .where('inspection_id', '=', inspectionId)
    .orderBy('version', 'desc')
    .execute();

export async function insertVersion(db: Db, row: Insertable<InspectionVersionRow>): Promise<void> {
  await everyRow(db).insertInto('inspection_version').values(row).execute();
}

/** From now on nobody takes these files away. */
export async function keepVersionFiles(
  db: Db,
  { inspectionId, version }: { inspectionId: string; version: number },
  shown: { imageIds: readonly string[]; voiceCommentIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into inspection_version_file (inspection_id, version, file_id)
    select ${inspectionId}, ${version}, file_id from (
      select unnest(array[original_file_id, report_file_id, thumbnail_file_id]) as file_id from image
      where id = any(${shown.imageIds}::uuid[])
      union
      select file_id from voice_comment where id = any(${shown.voiceCommentIds}::uuid[])
    ) shown`.execute(db);
}
