import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { minutes } from '@assay/domain/time';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { emptyFolder, filledFolder, removeFolders } from './db/embedded/testing/folders.ts';
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

/** A fault of ours, put there before the start: whoever parses this text throws where nobody catches it. */
const fault = `
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    if (text === '"stray"') setImmediate(() => { throw new Error('Nobody catches this'); });
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
  const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"stray"' };
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
