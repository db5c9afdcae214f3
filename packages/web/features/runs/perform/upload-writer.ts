import { voiceComments } from '@assay/contract/voice-comments';
import { imageIdOf } from '@assay/domain/files';
import { newId } from '@assay/domain/id';
import { upload } from '../../../api/upload.ts';
import { uploadImage } from '../../../api/upload-image.ts';
import { scalePhoto } from '../../../ui/upload/scale-photo.ts';
import type { Parts } from '../queue/entry.ts';
import type { FieldQueue } from '../queue/queue.ts';
import { type FileOnItsWay, keyOf, type RecordKey, type ShownPhoto } from '../queue/records.ts';
import type { Writer } from '../queue/transport.ts';

export const sendFile = (queue: FieldQueue, way: FileOnItsWay): void => queue.upload(keyOf('upload', newId()), way);

interface Arrived {
  id: string;
  /** Of the photo that it was drawn on, where that came along. */
  originalId?: string;
}

async function send({ file, kind, original }: FileOnItsWay, onProgress: (share: number) => void): Promise<Arrived> {
  if (kind === 'voice') return upload(voiceComments.create, { files: { file: [file] }, onProgress, retries: false });
  const way = { onProgress, signal: new AbortController().signal, retries: false } as const;
  const idOf = async (picture: File) =>
    imageIdOf(await uploadImage(kind === 'photo' ? await scalePhoto(picture) : picture, way));
  const originalId = original && (await idOf(original));
  return { id: await idOf(file), ...(originalId && { originalId }) };
}

/** At the end; or in place of the photo that it was drawn on, if that is still there. */
function withPhoto(
  shown: Parts | undefined,
  { id: imageId, originalId }: Arrived,
  drawnOn: string | undefined,
): ShownPhoto[] {
  const photos = (shown?.photos as ShownPhoto[] | undefined) ?? [];
  return photos.some((photo) => photo.imageId === drawnOn)
    ? photos.map((photo) =>
        photo.imageId === drawnOn ? { ...photo, imageId, markedFrom: photo.markedFrom ?? drawnOn } : photo,
      )
    : [...photos, { imageId, caption: '', layout: 'Default', ...(originalId && { markedFrom: originalId }) }];
}

/** The bytes go first; what shows them is written as soon as they have arrived. */
export const uploadWriter: Writer<'upload'> = {
  put: (_, { parts }, onProgress) => send(parts as FileOnItsWay, onProgress),
  place: ({ parts }, arrived: Arrived, shown) => {
    const { target, also = [], kind, signerName, signedAt, drawnOn } = parts as FileOnItsWay;
    const { id } = arrived;
    const photosOf = (key: RecordKey) => ({ photos: withPhoto(shown(key), arrived, drawnOn) });
    const placed = {
      photo: photosOf(target),
      voice: { voiceCommentId: id },
      drawing: { name: signerName, imageId: id, ...(signedAt && { signedAt }) },
    }[kind];
    // One that was removed meanwhile stays so.
    const others = kind === 'photo' ? also.filter((key) => shown(key)) : [];
    return [{ key: target, parts: placed }, ...others.map((key) => ({ key, parts: photosOf(key) }))];
  },
};
