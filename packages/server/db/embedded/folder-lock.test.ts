import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scannedDisk } from '../../disk/testing/scanned-disk.ts';
import { DataFolderInUse, lockFolder } from './folder-lock.ts';
import { emptyFolder, removeFolders } from './testing/folders.ts';

afterAll(removeFolders);

const note = (folder: string): string => join(folder, 'running.json');

test('the lock of a folder is taken, announced and released while a scanner on Windows looks at its note', async () => {
  const folder = emptyFolder();
  const lock = await lockFolder(folder, scannedDisk());
  await lock.announce('http://localhost:3999');
  expect(JSON.parse(readFileSync(note(folder), 'utf8'))).toEqual({
    pid: process.pid,
    address: 'http://localhost:3999',
  });
  await lock.release();
  expect(existsSync(note(folder))).toBe(false);
  await (await lockFolder(folder)).release();
});

test('the lock of a folder is given up even where its note cannot be written or removed', async () => {
  const folder = emptyFolder();
  await expect(lockFolder(folder, scannedDisk('linux'))).rejects.toMatchObject({ code: 'EPERM' });
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse);
  await lock.release();
});
