import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newId } from '@assay/domain/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Azurite, azureConnection, freePort, startAzurite } from '../../testing/azurite.ts';
import { azureStorage } from './azure-storage.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';

const limitMs = 5_000;
let folder: string;
let azurite: Azurite;
const storages: Record<'disk' | 'azure', () => FileStorage> = {
  disk: () => diskStorage(join(folder, 'files'), limitMs),
  azure: () => azureStorage({ connection: azurite.connection, container: 'assay-test', limitMs }),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-storage-'));
  azurite = await startAzurite();
});
afterAll(async () => {
  await azurite.stop();
  await rm(folder, { recursive: true });
});

describe.each(['disk', 'azure'] as const)('files on %s', (name) => {
  const storage = () => storages[name]();
  const read = async (key: string, range?: { start: number; end: number }) =>
    (await buffer(await storage().open(key, range))).toString();

  it('come back as they were stored, whole and in part', async () => {
    const key = `2026/11/${newId()}`;
    await storage().store(key, { bytes: Buffer.from('0123456789') }, 'text/plain');
    expect(await read(key)).toBe('0123456789');
    expect(await read(key, { start: 2, end: 4 })).toBe('234');
  });

  it('are taken from a file, however large', async () => {
    const path = join(folder, newId());
    const content = Buffer.alloc(9_000_000, 'assay');
    await writeFile(path, content);
    const key = `2026/11/${newId()}`;
    await storage().store(key, { path }, 'application/octet-stream');
    expect((await buffer(await storage().open(key))).equals(content)).toBe(true);
  });

  it('may be empty', async () => {
    const key = `2026/11/${newId()}`;
    await storage().store(key, { bytes: Buffer.alloc(0) }, 'text/plain');
    expect(await read(key)).toBe('');
  });

  it('are gone once removed, and may be removed again', async () => {
    const key = `2026/11/${newId()}`;
    await storage().store(key, { bytes: Buffer.from('x') }, 'text/plain');
    await storage().remove(key);
    await storage().remove(key);
    await expect(storage().open(key)).rejects.toMatchObject({ code: 'fileMissing', status: 503 });
  });
});

describe('files on disk', () => {
  it('leave nothing of a write that failed, and what a killed one left is tidied away', async () => {
    const disk = diskStorage(join(folder, 'tidy'), limitMs);
    await disk.store('2026/11/a', { bytes: Buffer.from('a') }, 'text/plain');
    await expect(disk.store('2026/11/b', { path: join(folder, 'nowhere') }, 'text/plain')).rejects.toMatchObject({
      code: 'storageAway',
    });
    const unfinished = join(folder, 'tidy/.unfinished');
    expect(await readdir(unfinished)).toEqual([]);
    for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'half');
    await utimes(join(unfinished, 'old'), new Date(0), new Date(0));
    expect(await disk.tidy(new Date(Date.now() - 60_000))).toBe(1);
    expect(await readdir(unfinished)).toEqual(['new']);
    expect(await readFile(join(folder, 'tidy/2026/11/a'), 'utf8')).toBe('a');
  });

  it('are tidied while others come in', async () => {
    const disk = diskStorage(join(folder, 'busy'), limitMs);
    let storing = true;
    const stores = Promise.all(
      Array.from({ length: 200 }, (_, i) => disk.store(`2026/11/${i}`, { bytes: Buffer.from('x') }, 'text/plain')),
    ).finally(() => {
      storing = false;
    });
    while (storing) expect(await disk.tidy(new Date(0))).toBe(0);
    await stores;
    expect(await readdir(join(folder, 'busy/2026/11'))).toHaveLength(200);
  });
});

describe('a storage that is away', () => {
  it('is reported as away when nobody listens there', async () => {
    const away = azureStorage({
      connection: azureConnection(await freePort()),
      container: 'assay-test',
      limitMs: 2_000,
    });
    await expect(away.store('k', { bytes: Buffer.from('x') }, 'text/plain')).rejects.toMatchObject({
      code: 'storageAway',
      status: 503,
    });
    await expect(away.open('k')).rejects.toMatchObject({ code: 'storageAway' });
  });

  it('is given up when it takes the bytes and never answers', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const away = azureStorage({ connection: azureConnection(port), container: 'assay-test', limitMs: 300 });
    await expect(away.store('k', { bytes: Buffer.from('x') }, 'text/plain')).rejects.toMatchObject({
      code: 'storageAway',
      cause: expect.objectContaining({ message: 'The storage did not answer within 0.3 s.' }),
    });
    silent.close();
  });
});
