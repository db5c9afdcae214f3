import { newId } from '@assay/domain/id';
import { type Db, everyRow } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import { keepFiles } from '../files/stored-files.queries.ts';

export async function createVoiceComment(db: Db, fileId: string, ownerUserId: string, now: Date): Promise<string> {
  await keepFiles(db, [fileId]);
  const id = newId(now.getTime());
  await everyRow(db)
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
