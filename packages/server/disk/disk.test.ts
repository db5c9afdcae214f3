import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { outlastScanners } from './outlast-scanners.ts';
import { syncFile, syncFolder } from './sync.ts';

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
  const refused = (code: string) => Object.assign(new Error(code), { code });

  /** Refuses as often as told, as a scanner that holds the file makes Windows do, and then renames. */
  function renaming(codes: string[]): () => void {
    const from = join(folder, 'made.part');
    writeFileSync(from, 'whole');
    return () => {
      const code = codes.shift();
      if (code) throw refused(code);
      renameSync(from, join(folder, 'made'));
    };
  }

  it('outlasts a scanner on Windows', async () => {
    await outlastScanners(renaming(['EPERM', 'EACCES', 'EBUSY']), 'win32');
    expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('whole');
  });

  it.each([
    ['EPERM', 'linux'],
    ['ENOENT', 'win32'],
  ] as const)('fails at once with %s on %s', async (code, platform) => {
    await expect(outlastScanners(renaming([code]), platform)).rejects.toMatchObject({ code });
  });
});
