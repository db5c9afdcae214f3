import type { voiceComments } from '@assay/contract/voice-comments';
import { invalidField, notFound } from '@assay/domain/problem';
import type { Uploads } from '../../frame/uploads.ts';
import { unallowedFile } from '../../http/body/multipart.ts';
import { type Handlers, handler } from '../../http/frame/handlers.ts';
import { readHead, showFile, storeReceived } from '../files/stored-files.ts';
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

const at = (head: Buffer, offset: number, text: string): boolean =>
  head.subarray(offset, offset + text.length).toString('latin1') === text;

/** The first bytes decide the type, since senders may call a file anything. */
const kinds: [string, (head: Buffer) => boolean][] = [
  ['audio/webm', (head) => head.readUInt32BE(0) === 0x1a45dfa3],
  ['audio/ogg', (head) => at(head, 0, 'OggS')],
  ['audio/mp4', (head) => at(head, 4, 'ftyp')],
  ['audio/wav', (head) => at(head, 0, 'RIFF') && at(head, 8, 'WAVE')],
];

async function sniffRecording(path: string): Promise<string> {
  const head = await readHead(path, 12);
  const kind = kinds.find(([, fits]) => fits(head));
  if (kind) return kind[0];
  throw unallowedFile('file');
}
