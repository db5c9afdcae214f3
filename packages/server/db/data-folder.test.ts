import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { ask, filledFolder, isAlive, removeFolders, start, until } from './embedded/testing/folders.ts';
import { migrate, readSchema, type Schema } from './migrate.ts';
import { holdDataFolder } from './testing/hold-data-folder.ts';

afterAll(removeFolders);

const ours = (version = '0.1.0'): Promise<Schema> => readSchema(version);

const emptyInstallation = async (): Promise<string> => dirname(await filledFolder('data/database'));

/** A data folder with a database of another schema and a stored file. */
async function otherFolder(): Promise<string> {
  const dataDir = await emptyInstallation();
  const postgres = await startEmbedded({ folder: join(dataDir, 'database'), durable: false });
  await ask(postgres.url, `create table kept as select 42 as answer`);
  await ask(postgres.url, `create table migration (name text, sha256 text, applied_at timestamptz)`);
  await ask(postgres.url, `insert into migration values ('0001-platform.sql', 'of an earlier day', now())`);
  await postgres.stop();
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'photo'), 'bytes');
  return dataDir;
}

const asideOf = (dataDir: string): string[] =>
  readdirSync(dirname(dataDir))
    .filter((name) => name.startsWith(`${basename(dataDir)}-set-aside-`))
    .map((name) => join(dirname(dataDir), name))
    .sort();

async function open(dataDir: string, schema: Schema, lines: string[] = []): Promise<EmbeddedPostgres> {
  const postgres = await openDataFolder({ dataDir, schema, say: (line) => lines.push(line), durable: false });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** The old installation is whole where it is now. */
async function expectWhole(aside: string): Promise<void> {
  expect(readFileSync(join(aside, 'files', 'photo'), 'utf8')).toBe('bytes');
  const old = await start(join(aside, 'database'));
  expect(await ask(old.url, 'select answer from kept')).toEqual([42]);
  await old.stop();
}

const tables = `select count(*)::int from pg_tables where schemaname = 'public'`;

test('a data folder of another schema is set aside as a whole, a new one is made, and a line says where the old one is', async () => {
  const dataDir = await otherFolder();
  // What was set aside earlier on the same day keeps its name.
  const earlier = `${dataDir}-set-aside-${new Date().toISOString().slice(0, 10)}`;
  mkdirSync(earlier);
  const lines: string[] = [];
  const postgres = await open(dataDir, await ours(), lines);
  const aside = `${earlier}-2`;
  expect(asideOf(dataDir)).toEqual([earlier, aside]);
  expect(lines).toEqual([
    `${dataDir} has another database schema than this version. It is set aside as ${aside}, and a new one is made.`,
    'Making the database, on the first start only.',
  ]);
  expect(await ask(postgres.url, tables)).toEqual([0]);
  expect(existsSync(join(dataDir, 'files'))).toBe(false);
  await migrate({ connectionString: postgres.url }, await ours());
  await expectWhole(aside);
});

test('a data folder of this schema stays, at its second start, too, and so does an empty one', async () => {
  const dataDir = await emptyInstallation();
  for (const round of [1, 2]) {
    const postgres = await open(dataDir, await ours());
    expect(await migrate({ connectionString: postgres.url }, await ours())).toHaveLength(round === 1 ? 13 : 0);
    await postgres.stop();
  }
  expect(asideOf(dataDir)).toEqual([]);
});

test('from 1.0.0 on a data folder of another schema stays where it is, and the start is refused', async () => {
  const dataDir = await otherFolder();
  const postgres = await open(dataDir, await ours('1.0.0'));
  await expect(migrate({ connectionString: postgres.url }, await ours('1.0.0'))).rejects.toThrow(
    'made by a newer Assay',
  );
  await postgres.stop();
  expect(asideOf(dataDir)).toEqual([]);
  await expectWhole(dataDir);
});

test('one of several starts at once sets the folder aside, and the others are refused', async () => {
  const dataDir = await otherFolder();
  const outputs = await Promise.all(
    Array.from({ length: 3 }, () => holdDataFolder(dataDir).then(({ ended }) => ended)),
  );
  expect(outputs.filter(({ url }) => url)).toHaveLength(1);
  expect(outputs.filter(({ error }) => error?.includes('already running'))).toHaveLength(2);
  const [aside = '', ...more] = asideOf(dataDir);
  expect(more).toEqual([]);
  await expectWhole(aside);
});

test.each(['It is set aside as', 'Making the database'])(
  'a start that is killed at "%s" loses nothing, and the next one ends its work',
  async (line) => {
    const dataDir = await otherFolder();
    const holder = await holdDataFolder(dataDir, { killAt: line });
    await once(holder.process, 'exit');
    const postgres = await open(dataDir, await ours());
    expect(await ask(postgres.url, tables)).toEqual([0]);
    const [aside = '', ...more] = asideOf(dataDir);
    expect(more).toEqual([]);
    await expectWhole(aside);
  },
);

test('a folder that cannot be renamed stays, with advice', async () => {
  const dataDir = await otherFolder();
  // With a name this long there is no longer one to give it; a mounted disk cannot be renamed either.
  const long = join(dirname(dataDir), 'x'.repeat(250));
  renameSync(dataDir, long);
  await expect(openDataFolder({ dataDir: long, schema: await ours(), say: () => {}, durable: false })).rejects.toThrow(
    /could not be renamed \(ENAMETOOLONG\), so it stays as it is\..*set ASSAY_DATA_DIR to another folder/s,
  );
  await (await lockFolder(join(long, 'database'))).release();
  await expectWhole(long);
});

test('nobody else has the folder while it is moved; on Windows, which moves no open files, its lock is let go first', async () => {
  for (const [platform, isFree] of [
    ['linux', false],
    ['win32', true],
  ] as const) {
    const folder = await filledFolder();
    const postgres = await startEmbedded({ folder, durable: false, platform });
    const taken = await postgres.stopAndMove(async () => {
      expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
      expect(existsSync(join(folder, 'running.json'))).toBe(false);
      const lock = await lockFolder(folder).catch(() => undefined);
      await lock?.release();
      return lock !== undefined;
    });
    expect(taken, platform).toBe(isFree);
    await (await lockFolder(folder)).release();
    await until(() => !isAlive(postgres.pid));
  }
});
