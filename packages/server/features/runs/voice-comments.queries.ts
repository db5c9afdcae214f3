import { newId } from '@assay/domain/id';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { keepFiles } from '../files/stored-files.queries.ts';

export async function createVoiceComment(db: Db, fileId: string, ownerUserId: string, now: Date): Promise<string> {
  await keepFiles(db, [fileId]);
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('voice_comment')
    .values({ id, file_id: fileId, owner_user_id: ownerUserId, created_at: now })
    .execute();
  return id;
}

export const findVoiceComment = (db: Db, scope: Scope, id: string) =>
  visible
    .voiceComments(db, scope)
    .select(['voice_comment.id', 'voice_comment.file_id as fileId'])
    .where('voice_comment.id', '=', id)
    .executeTakeFirst();

/** Makes a recording of one's own part of a result; answers whether there was one to take. */
export async function bindVoiceComment(
  db: Db,
  scope: Scope,
  { id, resultId }: { id: string; resultId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await afterGuard(db)
    .updateTable('voice_comment')
    .set({ result_id: resultId, bound_at: now })
    .where('id', '=', id)
    .where('bound_at', 'is', null)
    .where('owner_user_id', '=', scope.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the recording of a result away, and removes it unless a version of a report plays it; answers the files that went with it. */
export async function releaseVoiceComment(db: Db, id: string): Promise<string[]> {
  await afterGuard(db).updateTable('voice_comment').set({ result_id: null }).where('id', '=', id).execute();
  const rows = await afterGuard(db)
    .deleteFrom('voice_comment')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_version_file')
            .select('report_version_file.file_id')
            .whereRef('report_version_file.file_id', '=', 'voice_comment.file_id'),
        ),
      ),
    )
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}
