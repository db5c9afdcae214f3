import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { syncFile, syncFolder } from './sync.ts';
import { scannedDisk } from './testing/scanned-disk.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

describe('forcing files to the disk', () => {
  it('uses a handle that may write, as Windows asks for', async () => {
    writeFileSync(join(folder, 'photo.jpg'), 'bytes');
    await syncFile(join(folder, 'photo.jpg'));
    // Nobody may open a folder for writing; a handle for reading alone would have been given.
    await expect(syncFile(folder)).rejects.toMatchObject({ code: expect.stringMatching(/EISDIR|EPERM/) });
  });

  it('opens no folder on Windows, which has no such thing', async () => {
    const missing = join(folder, 'missing');
    await syncFolder(missing, 'win32');
    await expect(syncFolder(missing, 'linux')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a rename', () => {
  const made = () => join(folder, 'made');
  const rename = (platform: NodeJS.Platform, codes: string[]): Promise<void> => {
    writeFileSync(`${made()}.part`, 'whole');
    return scannedDisk(platform, codes).rename(`${made()}.part`, made());
  };

  it('outlasts a scanner on Windows', async () => {
    await rename('win32', ['EPERM', 'EACCES', 'EBUSY']);
    expect(readFileSync(made(), 'utf8')).toBe('whole');
  });

  it.each([
    ['EPERM', 'linux'],
    ['ENOENT', 'win32'],
  ] as const)('fails at once with %s on %s', async (code, platform) => {
    await expect(rename(platform, [code])).rejects.toMatchObject({ code });
    expect(existsSync(made())).toBe(false);
  });
});

describe('removing a folder', () => {
  const remove = (platform: NodeJS.Platform): Promise<void> => {
    mkdirSync(join(folder, 'form'));
    writeFileSync(join(folder, 'form', 'photo.jpg'), 'bytes');
    return scannedDisk(platform, ['EPERM', 'ENOTEMPTY']).remove(join(folder, 'form'));
  };

  it('outlasts a scanner on Windows that still looks at a file in it', async () => {
    await remove('win32');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails at once on other systems', async () => {
    await expect(remove('darwin')).rejects.toMatchObject({ code: 'EPERM' });
  });
});
