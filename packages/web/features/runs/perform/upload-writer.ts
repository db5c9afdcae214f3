import { voiceComments } from '@assay/contract/voice-comments';
import { imageIdOf } from '@assay/domain/files';
import { newId } from '@assay/domain/id';
import { upload } from '../../../api/upload.ts';
import { uploadImage } from '../../../api/upload-image.ts';
import { scalePhoto } from '../../../ui/upload/scale-photo.ts';
import type { Parts } from '../queue/entry.ts';
import type { FieldQueue } from '../queue/field-queue.ts';
import { keyOf, type Writer } from '../queue/writers.ts';
import type { ShownPhoto } from './run-heads.ts';

/** A file on its way to the record that it is for. */
export interface FileOnItsWay {
  file: File;
  /** The key of the record. */
  target: string;
  /** `photo` joins the photos, `voice` is the recording, `drawing` is the picture of a signature. */
  kind: 'photo' | 'voice' | 'drawing';
  /** What goes with it. */
  more?: Parts;
}

export const sendFile = (queue: FieldQueue, way: FileOnItsWay): void =>
  queue.upload(keyOf('upload', newId()), { ...way });

async function send({ file, kind }: FileOnItsWay, onProgress: (share: number) => void): Promise<{ id: string }> {
  if (kind === 'voice') return upload(voiceComments.create, { files: { file: [file] }, onProgress });
  const way = { onProgress, signal: new AbortController().signal };
  return { id: imageIdOf(await uploadImage(kind === 'photo' ? await scalePhoto(file) : file, way)) };
}

const withPhoto = (shown: Parts | undefined, imageId: string): ShownPhoto[] => [
  ...((shown?.photos as ShownPhoto[] | undefined) ?? []),
  { imageId, caption: '', layout: 'Default' },
];

/** The bytes go first; what shows them is written as soon as they have arrived. */
export const uploadWriter: Writer = {
  put: (_, { parts }, onProgress) => send(parts as unknown as FileOnItsWay, onProgress),
  place: ({ parts }, { id }: { id: string }, shown) => {
    const { target, kind, more } = parts as unknown as FileOnItsWay;
    const before = shown(target);
    const placed = {
      photo: { photos: withPhoto(before, id) },
      voice: { voiceCommentId: id },
      drawing: { ...more, imageId: id },
    }[kind];
    return [{ key: target, parts: placed }];
  },
};
