import { join } from 'node:path';
import { files } from '@assay/contract/files';
import { images } from '@assay/contract/images';
import { voiceComments } from '@assay/contract/voice-comments';
import { newId } from '@assay/domain/id';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import type { CastName } from '../../testing/cast.ts';
import { aForm } from '../../testing/forms.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { aPicture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addImage, aPhotoForm, putBytes, startUpload } from '../../testing/uploads.ts';
import { visitRemover } from '../visits/remove-visits.ts';
import { sweepStorage } from './sweep-storage.ts';

describe('the quota of a company', () => {
  const app = useTestApp({ env: { ASSAY_COMPANY_QUOTA: '0.003' } });
  const send = (as: CastName, megabytes: number) =>
    app().call(files.upload, {
      as,
      ...aForm({ files: { name: 'manual.pdf', content: Buffer.alloc(megabytes * 1_000_000) } }),
    });
  const refused = {
    status: 409,
    body: { code: 'quotaReached', detail: expect.stringContaining('3 MB that a company may use') },
  };

  it('holds for the first file of a company already', async () => {
    expect(await send('otto', 4)).toMatchObject(refused);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('is shared by its people and by everything they send, and asks for nothing of others', async () => {
    expect((await send('dina', 2)).status).toBe(201);
    expect(await send('dora', 2)).toMatchObject(refused);
    expect((await send('otto', 2)).status).toBe(201);
    expect((await send('uma', 5)).status).toBe(201);
    expect((await send('dora', 0.99)).status).toBe(201);
    const photo = aPhotoForm(await aPicture());
    expect(await app().call(images.create, { as: 'dina', ...photo })).toMatchObject(refused);
    const params = { protocolPointId: newId(), index: '0' };
    expect(await app().call(images.createForPoint, { as: 'dina', params, ...photo })).toMatchObject(refused);
    const { uploadUrl } = await startUpload(app(), 'dina');
    expect(await putBytes(app(), uploadUrl, await aPicture())).toMatchObject(refused);
    const recording = Buffer.concat([Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '), Buffer.alloc(20_000)]);
    const voice = aForm({ file: { name: 'note', content: recording, type: 'audio/wav' } });
    expect(await app().call(voiceComments.create, { as: 'dina', ...voice })).toMatchObject(refused);
    await addImage(app(), 'uma');
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('holds for files that come at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => send('otto', 0.4)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await brokenInvariants(app())).toEqual([]);
  });

  it('has room again once the sweeper has removed what nobody used', async () => {
    const incomingFolder = join(app().dataDir, 'incoming');
    const removeOld = visitRemover(app().pool);
    const place = { db: app().db, storage: app().storage, incomingFolder, removeOld };
    await sweepStorage(place, later(app().now(), days(31)));
    await sweepStorage(place, later(app().now(), days(62)));
    expect(await brokenInvariants(app())).toEqual([]);
    expect((await send('dora', 2)).status).toBe(201);
  });
});
