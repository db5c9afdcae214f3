import { type Insertable, sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { ReportVersionRow } from '../../db/tables/visits.ts';

export const findVersion = (db: Db, visitId: string, version: number) =>
  afterGuard(db)
    .selectFrom('report_version')
    .select(['content', 'saved_at', 'saved_by_name', 'note', 'sha256', 'changes_since'])
    .where('visit_id', '=', visitId)
    .where('version', '=', version)
    .executeTakeFirst();

/** All versions of a report, newest first. */
export const listVersions = (db: Db, visitId: string) =>
  afterGuard(db)
    .selectFrom('report_version')
    .select(['version', 'saved_at', 'saved_by_name', 'note'])
    .where('visit_id', '=', visitId)
    .orderBy('version', 'desc')
    .execute();

/** When versions were saved, and the names of their contents. */
export const listHashes = (db: Db, visitId: string) =>
  afterGuard(db)
    .selectFrom('report_version')
    .select(['version', 'saved_at', 'sha256'])
    .where('visit_id', '=', visitId)
    .execute();

export async function insertVersion(db: Db, row: Insertable<ReportVersionRow>): Promise<void> {
  await afterGuard(db).insertInto('report_version').values(row).execute();
}

/** The pictures and recordings that a version shows. */
export interface ShownFiles {
  imageIds: readonly string[];
  voiceCommentIds: readonly string[];
}

/** From now on nobody takes these files away. */
export async function keepVersionFiles(
  db: Db,
  { visitId, version }: { visitId: string; version: number },
  shown: ShownFiles,
): Promise<void> {
  await sql`
    insert into report_version_file (visit_id, version, file_id)
    select ${visitId}, ${version}, file_id from (
      select unnest(array[original_file_id, report_file_id, thumbnail_file_id]) as file_id from image
      where id = any(${shown.imageIds}::uuid[])
      union
      select file_id from voice_comment where id = any(${shown.voiceCommentIds}::uuid[])
    ) shown`.execute(db);
}
