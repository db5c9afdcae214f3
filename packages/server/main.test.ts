import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { minutes } from '@assay/domain/time';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { ask, emptyFolder, filledFolder, removeFolders } from './db/embedded/testing/folders.ts';
import { enginesHere, engineTexts } from './providers/pdf/choose-engine.ts';
import { freePort } from './testing/azurite.ts';
import { createTestDatabase } from './testing/test-database.ts';

afterAll(removeFolders);

/** What one start has read and compiled serves the next, where the runner keeps it. */
const { NODE_COMPILE_CACHE } = process.env;
const compiled = { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** A whole start, beside other tests, on a busy machine. */
const patience = minutes(2);

function start(env: Record<string, string>): { child: ChildProcess; output: () => string; ended: Promise<unknown[]> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk;
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return { child, output: () => output, ended: once(child, 'exit') };
}

test('the first start says what it makes and whom it lets in, and ends in good order when it is let go', {
  timeout: patience,
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const place = { DATABASE_URL: database.url, ASSAY_DATA_DIR: emptyFolder(), ASSAY_DEMO_CONTENT: 'library' };
  const { child, output, ended } = start({ ...place, HOST: '0.0.0.0', PORT: '0' });
  await expect.poll(output, { timeout: patience }).toContain('otto@');
  expect(output()).toMatch(/Making the demo.*\n +Customers, machines, inspection points and protocols are there\.\n/);
  expect(output()).toContain('Anybody who can reach it may sign in as anybody.');
  expect(output()).toContain(engineTexts[enginesHere()[0] ?? 'wasm']);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a start whose port is taken says so and stops its database first', { timeout: patience }, async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const folder = await filledFolder('database');
  const place = { ASSAY_DATA_DIR: join(folder, '..'), ASSAY_DEMO_CONTENT: 'people' };
  const { output, ended } = start({ ...place, HOST: '127.0.0.1', PORT: String(port) });
  expect(await ended).toEqual([1, null]);
  await expect.poll(output).toContain(`Port ${port} is taken by another program.`);
  expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
});

test('a start on a data folder of another schema says where it set it aside, and goes on with a new one', {
  timeout: patience,
}, async () => {
  const folder = await filledFolder('data/database');
  const postgres = await startEmbedded({ folder, durable: false });
  await ask(postgres.url, 'create table migration (name text, sha256 text)');
  await ask(postgres.url, `insert into migration values ('01-platform.sql', 'of another day')`);
  await postgres.stop();
  const dataDir = join(folder, '..');
  const { child, output, ended } = start({ ASSAY_DATA_DIR: dataDir, ASSAY_DEMO_CONTENT: 'people', PORT: '0' });
  await expect.poll(output, { timeout: patience }).toContain('otto@');
  const [, aside = ''] = /It is set aside as (\S+), and a new one is made/.exec(output()) ?? [];
  expect(existsSync(join(aside, 'database', 'cluster'))).toBe(true);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a start on a DATABASE_URL of another schema is refused and changes nothing in it', {
  timeout: patience,
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  await ask(database.url, `update migration set sha256 = 'of another day' where name = '08-points.sql'`);
  const everything = `select (select count(*)::int from pg_class), (select string_agg(sha256, ' ' order by name) from migration)`;
  const before = await ask(database.url, everything);
  const dataDir = emptyFolder();
  const { output, ended } = start({ DATABASE_URL: database.url, ASSAY_DATA_DIR: dataDir, PORT: '0' });
  expect(await ended).toEqual([1, null]);
  await expect
    .poll(output)
    .toMatch(/^The database has another schema than this Assay \(\S+\): its 08-points\.sql is a different one\.\n/);
  expect(output()).not.toContain('    at ');
  expect(await ask(database.url, everything)).toEqual(before);
  expect(readdirSync(dataDir)).toEqual([]);
});

/** A fault of ours, put there before the start: whoever parses this text throws where nobody catches it. */
const fault = `
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    if (text === '"uncaught"') setImmediate(() => { throw new Error('Nobody catches this'); });
    return parse(text, ...rest);
  };`;

test('an error that nobody catches fails its own request, and the server goes on', { timeout: patience }, async () => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const port = await freePort();
  const place = { DATABASE_URL: database.url, ASSAY_DATA_DIR: emptyFolder(), ASSAY_DEMO_CONTENT: 'people' };
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(fault)}`;
  const { output } = start({ ...place, NODE_OPTIONS, HOST: '127.0.0.1', PORT: String(port) });
  await expect.poll(output, { timeout: patience }).toContain('otto@');
  const at = `http://127.0.0.1:${port}`;
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"uncaught"' };
  expect((await fetch(`${at}/api/v1/auth/external`, body)).status).toBeGreaterThanOrEqual(400);
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
});

test.skipIf(enginesHere().includes('native'))(
  'a start with an engine for PDFs that does not work here is refused',
  {
    timeout: patience,
  },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(database.drop);
    const place = { DATABASE_URL: database.url, ASSAY_DATA_DIR: emptyFolder(), ASSAY_DEMO_CONTENT: 'people' };
    const { output, ended } = start({ ...place, PORT: '0', ASSAY_PDF_ENGINE: 'native' });
    expect(await ended).toEqual([1, null]);
    await expect.poll(output).toMatch(/^ASSAY_PDF_ENGINE: native does not work on /);
  },
);
