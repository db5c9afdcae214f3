import { invalidField } from '@assay/domain/problem';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { markForDeletion } from '../files/stored-files.queries.ts';
import { bindVoiceComment, releaseVoiceComment } from './voice-comments.queries.ts';

/** Takes the recording of a result away. */
export async function dropVoice(db: Db, voiceCommentId: string | null, now: Date): Promise<void> {
  if (voiceCommentId !== null) await markForDeletion(db, await releaseVoiceComment(db, voiceCommentId), now);
}

/** A result has one recording at most: another takes its place. */
export async function setVoice(
  db: Db,
  scope: Scope,
  result: { id: string; voice_comment_id: string | null },
  wanted: string | null,
  now: Date,
): Promise<void> {
  if (wanted === result.voice_comment_id) return;
  await dropVoice(db, result.voice_comment_id, now);
  if (wanted === null) return;
  if (!(await bindVoiceComment(db, scope, { id: wanted, resultId: result.id }, now)))
    throw invalidField('voiceCommentId', 'recording.unknown');
}
