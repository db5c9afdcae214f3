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

/** How a picture that was uploaded is referred to, and where it is read. */
export interface UploadedImage {
  imageId: string;
  imageUrl: string;
}

/** Puts a picture to an address made for it; only 201 is success. */
export async function putImage(
  picture: File,
  { onProgress, signal, retries = true }: ImageUpload,
): Promise<UploadedImage> {
  const body = { fileName: picture.name, contentType: picture.type };
  const { uploadId, uploadUrl, readUrl } = await call(files.uploadUrl, { body, signal, retries });
  const reply = await sendWithProgress({
    method: 'PUT',
    address: uploadUrl,
    headers: { 'x-ms-blob-type': 'BlockBlob', 'content-type': picture.type },
    body: picture,
    onProgress,
    signal,
  });
  if (reply.status !== 201) throw await errorOf(reply);
  return { imageId: imageName(uploadId, picture.type), imageUrl: readUrl };
}

export const uploadImage = async (picture: File, upload: ImageUpload): Promise<string> =>
  (await putImage(picture, upload)).imageId;
