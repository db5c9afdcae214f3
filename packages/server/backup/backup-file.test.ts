import { readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { takeBackup } from './take-backup.ts';
import { backUp, bareInstallation, type Installation, leaveNothingBehind, newFolder } from './testing/installations.ts';

leaveNothingBehind();
const into = ({ url, dataDir }: Installation, file: string) =>
  takeBackup({
    connection: { connectionString: url },
    dataDir,
    file,
    version: '0.0.0-test',
    now: new Date(),
    say: () => {},
  });

describe('the file of a backup', () => {
  const app = useTestApp();
  const installation = (): Installation => ({ url: app().databaseUrl, dataDir: app().dataDir });

  it('is readable by its owner alone, and nothing is left beside it', async () => {
    const file = await backUp(installation());
    // Windows keeps rights in lists of its own, which the folder hands down.
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(dirname(file))).toEqual(['installation.backup']);
  });

  it('never takes the place of another', async () => {
    const file = await backUp(installation());
    const { mtimeMs, size } = await stat(file);
    await expect(into(installation(), file)).rejects.toThrow(`${file} exists already`);
    expect(await stat(file)).toMatchObject({ mtimeMs, size });
  });

  it('is not begun while another backup writes it', async () => {
    const file = join(await newFolder(), 'one.backup');
    await writeFile(`${file}.part`, 'half');
    await expect(into(installation(), file)).rejects.toThrow('another backup writes it, or one was interrupted');
    expect(await readdir(dirname(file))).toEqual(['one.backup.part']);
  });

  it('is not there when the backup failed', async () => {
    const folder = await newFolder();
    await expect(into(await bareInstallation(), join(folder, 'one.backup'))).rejects.toThrow(
      'There is no installation',
    );
    expect(await readdir(folder)).toEqual([]);
    const away = { url: 'postgres://localhost:1/nowhere', dataDir: folder };
    await expect(into(away, join(folder, 'one.backup'))).rejects.toThrow('The database cannot be reached');
    expect(await readdir(folder)).toEqual([]);
    await expect(into(installation(), join(folder, 'missing', 'one.backup'))).rejects.toThrow(
      'there is no such folder',
    );
  });
});
