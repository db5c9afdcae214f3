import type { voiceComments } from '@assay/contract/voice-comments';
import { invalidField, notFound } from '@assay/domain/problem';
import type { Uploads } from '../../frame/uploads.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { showFile, storeReceived } from '../files/stored-files.ts';
import { sniffRecording } from './sniff-recording.ts';
import { createVoiceComment, findVoiceComment } from './voice-comments.queries.ts';

type Table = typeof voiceComments;

export function voiceCommentHandlers({ storage, by }: Uploads): Handlers<Table> {
  return {
    create: handler<Table['create']>()({
      prepare: async ({ db, files, person, now }) => {
        const [recording] = files.file;
        if (!recording) throw invalidField('file', 'recording.missing');
        return storeReceived(db, by(person), recording, await sniffRecording(recording.path), now);
      },
      run: async ({ db, person, prepared, now }) => ({
        id: await createVoiceComment(db, prepared, person.userId, now),
      }),
    }),
    file: handler<Table['file']>()({
      load: async ({ db, scope, params }) => {
        const found = await findVoiceComment(db, scope, params.id);
        if (!found) throw notFound();
        return found;
      },
      run: ({ db, record }) => showFile(db, storage, record.fileId),
    }),
  };
}
