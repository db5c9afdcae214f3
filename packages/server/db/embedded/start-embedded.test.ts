import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from './start-embedded.ts';
import { ask, emptyFolder, filledFolder, removeFolders, start } from './testing/folders.ts';

afterAll(removeFolders);

test('makes its database on first use, in Unicode, with checksums and open to nobody else', async () => {
  const postgres = await start(join(emptyFolder(), 'new', 'folder'), { durable: true });
  const settings = `select current_setting('server_encoding'), current_setting('data_checksums'),
    current_setting('listen_addresses'), current_setting('fsync'), datlocprovider
    from pg_database where datname = current_database()`;
  // Where there are no sockets in the file system, it listens on this machine and asks for a password.
  const address = process.platform === 'win32' ? '127.0.0.1' : '';
  expect(await ask(postgres.url, settings)).toEqual(['UTF8', 'on', address, 'on', 'i']);
});

test('keeps its data over a second start and over a restart', async () => {
  const folder = await filledFolder();
  const first = await startEmbedded({ folder, durable: false });
  await ask(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start(folder);
  expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
  const before = second.pid;
  await second.restart();
  expect(second.pid).not.toBe(before);
  expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
});

test('starts over when the first start was killed while it made the files', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'cluster.unfinished', 'base'), { recursive: true });
  writeFileSync(join(folder, 'cluster.unfinished', 'PG_VERSION'), '18\n');
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
  expect(existsSync(join(folder, 'cluster.unfinished'))).toBe(false);
});

test('works in a folder with spaces in its name', async () => {
  const postgres = await start(await filledFolder("it's a folder, with spaces"));
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
});

test('refuses a folder that another PostgreSQL has made, and says so', async () => {
  const folder = await filledFolder();
  writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '14\n');
  await expect(startEmbedded({ folder })).rejects.toThrow(
    'was made by PostgreSQL 14 and cannot be opened by PostgreSQL 18',
  );
});

test('repeats what PostgreSQL logged when it does not start, and frees the folder', async () => {
  const folder = await filledFolder();
  const control = join(folder, 'cluster', 'postgresql.conf');
  const good = readFileSync(control);
  writeFileSync(control, 'max_connections = many\n');
  await expect(startEmbedded({ folder })).rejects.toThrow(/invalid value for parameter "max_connections"/);
  writeFileSync(control, good);
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
});

const system = '/usr/lib/postgresql/15/bin';

test.skipIf(!existsSync(system))('runs the PostgreSQL 15 of the system where one is installed', async () => {
  const postgres = await start(emptyFolder(), { binaries: system });
  expect(await ask(postgres.url, `select split_part(current_setting('server_version'), '.', 1)`)).toEqual(['15']);
  expect(await ask(postgres.url, `select 'b' < 'C' and lower('Ä') = 'ä'`)).toEqual([true]);
});
