import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { stageFiles } from './restored-files.ts';
import {
  backUp,
  bareInstallation,
  type Installation,
  leaveNothingBehind,
  newFolder,
  restore,
} from './testing/installations.ts';

leaveNothingBehind();
const photo = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * index) % 251));

async function store({ dataDir }: Installation, path: string, content: Buffer | string): Promise<void> {
  const file = join(dataDir, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const filesOf = async ({ dataDir }: Installation) =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dataDir.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();

describe('the files of an installation', () => {
  const app = useTestApp();
  const source = async (): Promise<Installation> => ({ url: app().databaseUrl, dataDir: await newFolder() });

  it('are backed up with it, and nothing else of its folder', async () => {
    const installation = await source();
    await store(installation, 'files/2026/11/photo one.jpg', photo);
    await store(installation, 'files/empty', '');
    await store(installation, 'outbox/mail.txt', 'sent');
    // Not everybody may make links on Windows.
    if (process.platform !== 'win32') await symlink('/etc/hostname', join(installation.dataDir, 'files', 'link'));
    const other = await bareInstallation();
    await restore(await backUp(installation), other);
    expect(await filesOf(other)).toEqual(['files/2026/11/photo one.jpg', 'files/empty']);
    expect((await readFile(join(other.dataDir, 'files/2026/11/photo one.jpg'))).equals(photo)).toBe(true);
  });

  it('count as something that an installation holds, and are replaced with it', async () => {
    const installation = await source();
    await store(installation, 'files/a', 'new a');
    await store(installation, 'files/b', 'new b');
    const file = await backUp(installation);
    const other = await bareInstallation();
    await store(other, 'files/a', 'old a');
    await store(other, 'files/c', 'old c');
    await expect(restore(file, other)).rejects.toThrow('The installation is not empty: it holds files');
    expect(await filesOf(other)).toEqual(['files/a', 'files/c']);
    await restore(file, other, { replace: true });
    expect(await filesOf(other)).toEqual(['files/a', 'files/b']);
    expect(await readFile(join(other.dataDir, 'files/a'), 'utf8')).toBe('new a');
  });

  it('are all there between the commit and the end, whichever database a kill leaves', async () => {
    const installation = await bareInstallation();
    await store(installation, 'files/old/one', 'old');
    const files = await stageFiles(installation.dataDir);
    await files.add(
      { path: 'new/two', size: 3 },
      (async function* () {
        yield Buffer.from('new');
      })(),
    );
    await files.join();
    expect(await readFile(join(installation.dataDir, 'files/old/one'), 'utf8')).toBe('old');
    expect(await readFile(join(installation.dataDir, 'files/new/two'), 'utf8')).toBe('new');
    await files.replaceOld();
    expect(await filesOf(installation)).toEqual(['files/new/two']);
  });

  it.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', 'C:\\x', 'a\\..\\b', '.'])(
    'are never written elsewhere: %s is refused',
    async (path) => {
      const files = await stageFiles(await newFolder());
      await expect(files.add({ path, size: 0 }, (async function* () {})())).rejects.toThrow('leads elsewhere');
    },
  );
});
