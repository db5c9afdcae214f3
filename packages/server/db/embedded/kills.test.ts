import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { ask, filledFolder, hold, removeFolders, start } from './testing/folders.ts';

afterAll(removeFolders);

test('starts again after everything was killed at once', async () => {
  const folder = await filledFolder();
  const holder = await hold(folder, { durable: true });
  await ask(holder.output.url, 'create table kept as select 42 as answer');
  holder.process.kill('SIGKILL');
  process.kill(holder.output.pid, 'SIGKILL');
  await once(holder.process, 'exit');
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select answer from kept')).toEqual([42]);
});
