import { files } from '@assay/contract/files';
import { images } from '@assay/contract/images';
import { later, minutes } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage, follow, putBytes, startUpload } from '../../testing/uploads.ts';

describe('a pre-signed upload', () => {
  const app = useTestApp();
  const withId = (address: string, id: string) => address.replace(/uploads\/[\w-]+/, `uploads/${id}`);

  it('is put without a token, answers 201 and is read again by its address and as an image', async () => {
    const { uploadId, uploadUrl, readUrl } = await startUpload(app(), 'uma');
    const picture = await aPicture();
    expect((await follow(app(), readUrl)).status).toBe(404);
    expect((await putBytes(app(), uploadUrl, picture)).status).toBe(201);
    const read = await follow(app(), readUrl);
    expect([read.status, read.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const byName = await app().call(images.file, { as: 'uma', params: { id: `${uploadId}.jpg` } });
    expect([byName.status, byName.text]).toEqual([200, read.text]);
  });

  it('without the header of a block blob is refused by name', async () => {
    const { uploadUrl } = await startUpload(app(), 'uma');
    const reply = await putBytes(app(), uploadUrl, await aPicture(), { 'x-ms-blob-type': 'PageBlob' });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ errors: [{ path: 'x-ms-blob-type' }] });
  });

  it('of anything but a jpeg or png is refused before it begins', async () => {
    const reply = await app().call(files.uploadUrl, {
      as: 'uma',
      body: { fileName: 'a.svg', contentType: 'image/svg+xml' },
    });
    expect([reply.status, reply.body]).toMatchObject([415, { detail: 'Unallowed file type' }]);
  });

  it.each([
    ['a NUL', 'jaw\0.jpg'],
    ['a line break', 'jaw\n.jpg'],
    ['half a character', 'jaw\ud83d.jpg'],
    ['more than 255 characters', `${'x'.repeat(252)}.jpg`],
    ['nothing but spaces', '   '],
  ])('take no name with %s', async (_, fileName) => {
    const reply = await app().call(files.uploadUrl, { as: 'uma', body: { fileName, contentType: 'image/jpeg' } });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'fileName' }] } });
  });

  it('may be repeated with the same file, and not with another', async () => {
    const { uploadId, uploadUrl } = await startUpload(app(), 'uma');
    const picture = await aPicture();
    const replies = await Promise.all([putBytes(app(), uploadUrl, picture), putBytes(app(), uploadUrl, picture)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect((await putBytes(app(), uploadUrl, picture)).status).toBe(201);
    expect((await putBytes(app(), uploadUrl, await aPicture({ seed: 11 }))).status).toBe(409);
    expect((await app().db.selectFrom('image').select('id').where('id', '=', uploadId).execute()).length).toBe(1);
  });

  it('works for nobody who changed its address', async () => {
    const { uploadUrl, readUrl } = await startUpload(app(), 'uma');
    const other = await startUpload(app(), 'uma');
    const picture = await aPicture();
    expect((await putBytes(app(), withId(uploadUrl, other.uploadId), picture)).status).toBe(401);
    expect((await putBytes(app(), readUrl, picture)).status).toBe(401);
    expect((await putBytes(app(), uploadUrl.replace(/signed=.*/, 'signed=x.1.y'), picture)).status).toBe(401);
    expect((await follow(app(), uploadUrl)).status).toBe(401);
  });

  it('ends after a quarter of an hour', async () => {
    const { uploadUrl, readUrl } = await startUpload(app(), 'uma');
    const begun = app().now();
    const picture = await aPicture();
    try {
      app().setNow(later(begun, minutes(15)));
      expect((await putBytes(app(), uploadUrl, picture)).status).toBe(401);
      app().setNow(later(begun, minutes(15) - 1));
      expect((await putBytes(app(), uploadUrl, picture)).status).toBe(201);
      expect((await follow(app(), readUrl)).status).toBe(200);
      app().setNow(later(begun, minutes(20)));
      expect((await follow(app(), readUrl)).status).toBe(401);
    } finally {
      app().setNow(begun);
    }
  });

  it('ends with its session', async () => {
    const token = await app().signIn('uma');
    const { body } = await app().call(files.uploadUrl, {
      token,
      body: { fileName: 'jaw.jpg', contentType: 'image/jpeg' },
    });
    const { uploadUrl } = body as { uploadUrl: string };
    await app().ask('GET', '/api/v1/auth/logout', { token });
    expect((await putBytes(app(), uploadUrl, await aPicture())).status).toBe(401);
  });
});

describe('a download address', () => {
  const app = useTestApp();
  const addressOf = async (id: string) =>
    ((await app().call(images.downloadUrl, { as: 'uma', params: { id } })).body as { url: string }).url;

  it.each(['räksmörgås 1.jpg', '破碎机.jpg', 'كسارة.jpg', 'дробилка "1".jpg'])(
    'gives %s its own name',
    async (name) => {
      const id = await addImage(app(), 'uma', { name: name.replaceAll('"', '%22') });
      const reply = await follow(app(), await addressOf(id));
      expect(reply.status).toBe(200);
      const encoded = /filename\*=UTF-8''(.+)$/.exec(String(reply.headers['content-disposition']))?.[1] ?? '';
      expect(decodeURIComponent(encoded).replaceAll('%22', '"')).toBe(name);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('ends after five minutes', async () => {
    const address = await addressOf(await addImage(app(), 'uma'));
    const begun = app().now();
    try {
      app().setNow(later(begun, minutes(5) - 1));
      expect((await follow(app(), address)).status).toBe(200);
      app().setNow(later(begun, minutes(5)));
      expect((await follow(app(), address)).status).toBe(401);
    } finally {
      app().setNow(begun);
    }
  });
});
