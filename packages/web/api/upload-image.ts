import { files } from '@assay/contract/files';
import { imageName } from '@assay/domain/files';
import { errorOf } from './api-error.ts';
import { call } from './call.ts';
import { sendWithProgress } from './send-with-progress.ts';

interface ImageUpload {
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** False for a caller that tries again by itself. */
  retries?: boolean;
}

/** Puts a picture to an address made for it; only 201 is success. Answers how it is referred to. */
export async function uploadImage(picture: File, { onProgress, signal, retries = true }: ImageUpload): Promise<string> {
  const body = { fileName: picture.name, contentType: picture.type };
  const { uploadId, uploadUrl } = await call(files.uploadUrl, { body, signal, retries });
  const reply = await sendWithProgress({
    method: 'PUT',
    address: uploadUrl,
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': picture.type },
    body: picture,
    onProgress,
    signal,
  });
  if (reply.status !== 201) throw await errorOf(reply);
  return imageName(uploadId, picture.type);
}
