import { equipmentImages } from '@assay/contract/equipment-images';
import { files } from '@assay/contract/files';
import { images } from '@assay/contract/images';
import type { CastName } from './cast.ts';
import { aForm } from './forms.ts';
import { aPicture } from './pictures.ts';
import type { Answer, Ask, TestApp } from './test-app.ts';

export const aPhotoForm = (content: Buffer | string, name = 'jaw.jpg', type = 'image/jpeg') =>
  aForm({ photo: { name, content, type } });

/** Uploads a picture as somebody does, and answers its id. */
export async function addImage(app: TestApp, as: CastName, given: { content?: Buffer; name?: string } = {}) {
  const form = aPhotoForm(given.content ?? (await aPicture()), given.name);
  const { status, body } = await app.call(images.create, { as, ...form });
  if (status !== 201) throw new Error(`Uploading answered ${status}: ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

export interface Upload {
  uploadId: string;
  uploadUrl: string;
  readUrl: string;
}

export async function startUpload(app: TestApp, as: CastName, fileName = 'jaw.jpg'): Promise<Upload> {
  const { body } = await app.call(files.uploadUrl, { as, body: { fileName, contentType: 'image/jpeg' } });
  return body as Upload;
}

export const putBytes = (app: TestApp, uploadUrl: string, payload: Buffer, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(uploadUrl);
  return app.ask('PUT', pathname + search, {
    payload,
    headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob', ...headers },
  });
};

/** Follows an address that needs no token. */
export const follow = (app: TestApp, address: string, ask: Ask = {}): Promise<Answer> => {
  const { pathname, search } = new URL(address);
  return app.ask('GET', pathname + search, ask);
};

/** A picture of a machine, added as a manager does. */
export async function addEquipmentImage(app: TestApp, equipmentId: string): Promise<string> {
  const imageId = await addImage(app, 'max');
  const { status } = await app.call(equipmentImages.add, { as: 'max', params: { id: equipmentId }, body: { imageId } });
  if (status !== 201) throw new Error(`Showing a picture answered ${status}`);
  return imageId;
}
