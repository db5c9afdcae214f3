import { once } from 'node:events';
import { chmodSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ask, emptyFolder, filledFolder, hold, isAlive, removeFolders, start, until } from './testing/folders.ts';

afterAll(removeFolders);

/** Stops no process for a while, has no shell, and asks a process itself whether it is PostgreSQL. */
const windows = process.platform === 'win32';

test('is well again by itself within seconds after its PostgreSQL was killed under a connection', async () => {
  const lines: string[] = [];
  const postgres = await start(await filledFolder(), { durable: true, log: (line) => lines.push(line) });
  await ask(postgres.url, 'create table kept as select 42 as answer');
  const busy = new Client({ connectionString: postgres.url });
  const broken = new Promise((done) => busy.on('error', done));
  await busy.connect();
  busy.query('select count(*) from generate_series(1, 1000000000)').catch(() => {});
  const before = postgres.pid;
  process.kill(before, 'SIGKILL');
  await until(() => postgres.pid !== before);
  expect(await ask(postgres.url, 'select answer from kept')).toEqual([42]);
  await broken;
  expect(lines).toEqual(['PostgreSQL ended unexpectedly and is started again.', 'PostgreSQL is running again.']);
});

test('survives being killed again while it is being started again', async () => {
  const postgres = await start(await filledFolder());
  for (let round = 0; round < 3; round++) {
    const before = postgres.pid;
    process.kill(before, 'SIGKILL');
    await until(() => postgres.pid !== before);
  }
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
});

test('ends its PostgreSQL when it is killed itself', async () => {
  const holder = await hold(await filledFolder());
  holder.process.kill('SIGKILL');
  await until(() => !isAlive(holder.output.pid));
});

test.skipIf(windows)('ends its PostgreSQL when it is killed where the kernel does not help with that', async () => {
  const programs = emptyFolder();
  chmodSync(programs, 0o755);
  symlinkSync('/usr/bin/test', join(programs, 'test'));
  symlinkSync('/usr/bin/unshare', join(programs, 'unshare'));
  const holder = await hold(await filledFolder(), { env: { PATH: programs } });
  holder.process.kill('SIGKILL');
  await until(() => !isAlive(holder.output.pid));
});

test.skipIf(windows)('takes over from a PostgreSQL whose launcher is gone', async () => {
  const folder = await filledFolder();
  const holder = await hold(folder);
  // A stopped process does not hear of its parent's death.
  process.kill(holder.output.pid, 'SIGSTOP');
  holder.process.kill('SIGKILL');
  await once(holder.process, 'exit');
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
  expect(isAlive(holder.output.pid)).toBe(false);
});

test.skipIf(windows)('is not fooled by an old pid that another program has now', async () => {
  const folder = await filledFolder();
  const file = join(folder, 'cluster', 'postmaster.pid');
  const holder = await hold(folder);
  const lines = readFileSync(file, 'utf8').split('\n');
  holder.process.kill('SIGTERM');
  await once(holder.process, 'exit');
  await until(() => !isAlive(holder.output.pid));
  writeFileSync(file, [String(process.ppid), ...lines.slice(1)].join('\n'));
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
});

test('takes no notice of what a killed process has left behind', async () => {
  const folder = await filledFolder();
  const holder = await hold(folder, { address: 'http://localhost:3999' });
  holder.process.kill('SIGKILL');
  await once(holder.process, 'exit');
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ pid: process.ppid, address: 'http://localhost:3999' }));
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
});
