import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { afterGuard, type Db, forNobody } from '../../db/pool.ts';

/** Keeps what a draft was made of, once for each content; answers its id. */
export async function keepDraft(
  db: Db,
  { visitId, content, sha256 }: { visitId: string; content: string; sha256: string },
  now: Date,
): Promise<string> {
  const { id } = await afterGuard(db)
    .insertInto('report_draft')
    .values({ id: newId(now.getTime()), visit_id: visitId, sha256, content, asked_at: now })
    .onConflict((known) => known.constraint('report_draft_content_uq').doUpdateSet({ asked_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findDraft = (db: Db, id: string) =>
  forNobody(db).selectFrom('report_draft').select('content').where('id', '=', id).executeTakeFirst();

/** Removes drafts that nobody asked for since; answers the files that were made of them. */
export async function removeDrafts(db: Db, askedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string | null }>`
    with gone as (
      delete from report_draft where id in (
        select id from report_draft where asked_at < ${askedBefore} for update skip locked)
      returning id
    )
    select report_file.file_id as id from report_file join gone on gone.id = report_file.draft_id`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}
