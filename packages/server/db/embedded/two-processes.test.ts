import { afterAll, expect, test } from 'vitest';
import { DataFolderInUse } from './folder-lock.ts';
import { startEmbedded } from './start-embedded.ts';
import { ask, filledFolder, hold, removeFolders, start } from './testing/folders.ts';

afterAll(removeFolders);

test('refuses a second process on the folder and tells where the first one is', async () => {
  const folder = await filledFolder();
  const holder = await hold(folder, { address: 'http://localhost:3999' });
  const refusal = await startEmbedded({ folder }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal).toMatchObject({ address: 'http://localhost:3999', pid: holder.process.pid });
  expect(String(refusal)).toContain('already running at http://localhost:3999');
  expect(await ask(holder.output.url, 'select 1')).toEqual([1]);
});

test('refuses a second start in the same process', async () => {
  const folder = await filledFolder();
  await start(folder);
  await expect(startEmbedded({ folder })).rejects.toThrow('already running');
});

test('lets exactly one of several processes have the folder', async () => {
  const folder = await filledFolder();
  const outputs = await Promise.all(Array.from({ length: 4 }, () => hold(folder).then((holder) => holder.output)));
  expect(outputs.filter(({ pid }) => pid)).toHaveLength(1);
  expect(outputs.filter(({ error }) => error?.includes('already running'))).toHaveLength(3);
});
