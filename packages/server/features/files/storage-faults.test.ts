import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@assay/contract/all';
import { describe, expect, it } from 'vitest';
import { azureConnection, freePort, startAzurite } from '../../testing/azurite.ts';
import { aForm } from '../../testing/forms.ts';
import { aPicture } from '../../testing/pictures.ts';
import { startTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts';
import { addImage, aPhotoForm, putBytes, startUpload } from '../../testing/uploads.ts';

const recorded = async (app: TestApp) => ({
  images: (await app.db.selectFrom('image').select('id').execute()).length,
  uploads: (await app.db.selectFrom('upload').select('id').where('stored_file_id', 'is not', null).execute()).length,
  voices: (await app.db.selectFrom('voice_comment').select('id').execute()).length,
  kept: (await app.db.selectFrom('stored_file').select('id').where('state', '=', 'kept').execute()).length,
});

/** Every way in, while the storage is away. */
async function tryEveryUpload(app: TestApp, uploadUrl: string): Promise<unknown[]> {
  const picture = await aPicture();
  const replies = [
    await app.call(contract.images.create, { as: 'uma', ...aPhotoForm(picture) }),
    await app.call(contract.files.upload, { as: 'uma', ...aForm({ files: { name: 'a.pdf', content: 'x' } }) }),
    await app.call(contract.voiceComments.create, {
      as: 'uma',
      ...aForm({ file: { name: 'a.ogg', content: 'OggS and more', type: 'audio/ogg' } }),
    }),
    await putBytes(app, uploadUrl, picture),
  ];
  return replies.map(({ status, body }) => [status, (body as { code: string }).code]);
}

const away = [503, 'storageAway'];

describe('while the folder of the files is away', () => {
  const app = useTestApp();

  it('uploads answer 503 and record nothing, the rest works, and all is well when it is back', async () => {
    const { uploadUrl } = await startUpload(app(), 'uma');
    const id = await addImage(app(), 'uma');
    const before = await recorded(app());
    const folder = join(app().dataDir, 'files');
    await rename(folder, `${folder}.away`);
    await writeFile(folder, 'not a folder');
    expect(await tryEveryUpload(app(), uploadUrl)).toEqual([away, away, away, away]);
    expect((await app().call(contract.images.file, { as: 'uma', params: { id } })).status).toBe(503);
    expect((await app().call(contract.customers.query, { as: 'uma' })).status).toBe(200);
    expect(await recorded(app())).toEqual(before);

    await rename(folder, `${folder}.gone`);
    await rename(`${folder}.away`, folder);
    expect((await putBytes(app(), uploadUrl, await aPicture())).status).toBe(201);
    expect((await app().call(contract.images.file, { as: 'uma', params: { id } })).status).toBe(200);
  });
});

describe('while the blob storage is away', () => {
  it('uploads answer 503 and record nothing, the rest works, and all is well when it is back', async () => {
    const port = await freePort();
    const app = await startTestApp({
      env: { ASSAY_AZURE_STORAGE: azureConnection(port), ASSAY_STORAGE_TIMEOUT: '2' },
    });
    try {
      const { uploadUrl } = await startUpload(app, 'uma');
      expect(await tryEveryUpload(app, uploadUrl)).toEqual([away, away, away, away]);
      expect((await app.call(contract.customers.query, { as: 'uma' })).status).toBe(200);
      expect(await recorded(app)).toEqual({ images: 0, uploads: 0, voices: 0, kept: 0 });

      const azurite = await startAzurite(port);
      expect((await putBytes(app, uploadUrl, await aPicture())).status).toBe(201);
      const id = await addImage(app, 'uma');
      expect((await app.call(contract.images.file, { as: 'uma', params: { id } })).status).toBe(200);
      await azurite.stop();
    } finally {
      await app.close();
    }
  });
});
