import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@assay/contract/all';
import { days, later } from '@assay/domain/time';
import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { addEquipment } from '../../testing/builders.ts';
import { aForm } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { addEquipmentImage, addImage } from '../../testing/uploads.ts';
import { visitRemover } from '../visits/remove-visits.ts';
import { keepFiles } from './stored-files.queries.ts';
import { storeBytes } from './stored-files.ts';
import { sweepStorage } from './sweep-storage.ts';

describe('the sweeper', () => {
  const app = useTestApp();
  const removeOld = (now: Date) => visitRemover(app().pool)(now);
  const incomingFolder = () => join(app().dataDir, 'incoming');
  const sweep = (inDays: number) =>
    sweepStorage(
      { db: app().db, storage: app().storage, incomingFolder: incomingFolder(), removeOld },
      later(app().now(), days(inDays)),
    );
  const onDisk = async () => {
    const names = await readdir(join(app().dataDir, 'files'), { recursive: true, withFileTypes: true });
    return names.filter((entry) => entry.isFile()).length;
  };
  const rows = async () => (await app().db.selectFrom('stored_file').select('id').execute()).length;
  const status = async (id: string) => (await app().call(contract.images.file, { as: 'max', params: { id } })).status;
  const pendingFile = () =>
    storeBytes(
      withoutScopedTables(app().db),
      { storage: app().storage },
      { name: 'a', contentType: 'text/plain', bytes: Buffer.from('a') },
      app().now(),
    );

  it('gives up what no write took within a day, and leaves what still may be taken', async () => {
    const fileId = await pendingFile();
    expect(await sweep(0.9)).toMatchObject({ givenUp: 0, removed: 0 });
    expect(await onDisk()).toBe(1);
    expect(await sweep(1.1)).toMatchObject({ givenUp: 1, removed: 1 });
    expect([await onDisk(), await rows()]).toEqual([0, 0]);
    await expect(keepFiles(withoutScopedTables(app().db), [fileId])).rejects.toMatchObject({ code: 'uploadGone' });
  });

  it('forgets pictures, recordings and files that no record took within 30 days, and their bytes 30 days later', async () => {
    await addImage(app(), 'uma');
    await app().call(contract.files.upload, { as: 'uma', ...aForm({ files: { name: 'a.pdf', content: 'x' } }) });
    await app().call(contract.voiceComments.create, {
      as: 'uma',
      ...aForm({ file: { name: 'a.ogg', content: 'OggS and more', type: 'audio/ogg' } }),
    });
    const stored = await onDisk();
    expect(await sweep(29)).toMatchObject({ unused: 0, removed: 0 });
    expect(await sweep(31)).toMatchObject({ unused: stored, removed: 0 });
    expect(await onDisk()).toBe(stored);
    expect(await sweep(62)).toMatchObject({ removed: stored });
    expect([await onDisk(), await rows()]).toEqual([0, 0]);
  });

  it('never takes a picture that a record shows, and takes it 30 days after it was removed', async () => {
    const { id: equipmentId } = await addEquipment(app());
    const id = await addEquipmentImage(app(), equipmentId);
    await sweep(400);
    expect(await status(id)).toBe(200);
    await app().call(contract.equipmentImages.remove, { as: 'max', params: { id: equipmentId, imageId: id } });
    expect(await status(id)).toBe(404);
    expect(await sweep(29)).toMatchObject({ removed: 0 });
    const { removed } = await sweep(31);
    expect(removed).toBeGreaterThan(0);
    expect([await onDisk(), await rows()]).toEqual([0, 0]);
  });

  it('goes on where it was cut off', async () => {
    await pendingFile();
    const { storage } = app();
    const broken = { ...storage, remove: () => Promise.reject(new Error('cut off')) };
    const deps = { db: app().db, storage: broken, incomingFolder: incomingFolder(), removeOld };
    await expect(sweepStorage(deps, later(app().now(), days(2)))).rejects.toThrow('cut off');
    expect(await rows()).toBe(1);
    expect(await sweep(2)).toMatchObject({ removed: 1 });
    expect([await onDisk(), await rows()]).toEqual([0, 0]);
  });

  it('clears away bodies that a killed process was receiving', async () => {
    const left = join(incomingFolder(), 'form');
    await mkdir(left, { recursive: true });
    await writeFile(join(left, 'half'), 'half');
    await utimes(left, new Date(0), new Date(0));
    expect(await sweep(0)).toMatchObject({ leftovers: 1 });
    expect(await readdir(incomingFolder())).toEqual([]);
  });
});
