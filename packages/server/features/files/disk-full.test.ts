import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../testing/azurite.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** A form that does not say how long it is. */
function* piecesOf(megabytes: number) {
  yield Buffer.from('--x\r\nContent-Disposition: form-data; name="files"; filename="manual.pdf"\r\n\r\n');
  for (let i = 0; i < megabytes; i += 1) yield Buffer.alloc(1_000_000, 1);
  yield Buffer.from('\r\n--x--\r\n');
}

/** A file system of a few megabytes needs Linux and its namespaces. */
const mayMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

describe.skipIf(!mayMount)('a disk without room', () => {
  let app: TestApp;
  let folder: string;
  let url: string;
  let server: ChildProcess;
  const authorization = () => `Bearer ${app.tokenOf('uma')}`;
  const sendInPieces = (megabytes: number) =>
    fetch(`${url}/api/v1/file/upload`, {
      method: 'POST',
      body: ReadableStream.from(piecesOf(megabytes)),
      duplex: 'half',
      headers: { authorization: authorization(), 'content-type': 'multipart/form-data; boundary=x' },
    });
  const send = (megabytes: number) => {
    const form = new FormData();
    form.append('files', new Blob([Buffer.alloc(megabytes * 1_000_000, 1)]), 'manual.pdf');
    return fetch(`${url}/api/v1/file/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: authorization() },
    });
  };

  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'assay-full-'));
    url = `http://localhost:${await freePort()}`;
    const mount = `mount -t tmpfs -o size=8m tmpfs '${folder}' && exec '${process.execPath}' '${main}'`;
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: app.databaseUrl,
      ASSAY_DATA_DIR: folder,
      ASSAY_DISK_RESERVE: '2',
      PORT: new URL(url).port,
    };
    server = spawn('unshare', ['-Urm', 'sh', '-c', mount], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // Read on after that, or what it says next would find nobody and end it.
    await new Promise<void>((ready) =>
      server.stdout?.on('data', (output) => String(output).includes('is ready at') && ready()),
    );
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('refuses what does not fit, keeps what it has, and takes what fits again', async () => {
    const first = await send(2);
    expect(first.status).toBe(201);
    const { files } = (await first.json()) as { files: { readUrl: string }[] };
    const large = await send(12);
    expect([large.status, await large.json()]).toMatchObject([503, { code: 'storageFull' }]);
    const kept = await fetch(files[0]?.readUrl ?? '');
    expect(Buffer.from(await kept.arrayBuffer()).equals(Buffer.alloc(2_000_000, 1))).toBe(true);
    expect((await send(2)).status).toBe(201);
    expect((await send(5)).status).toBe(503);
    expect((await fetch(`${url}/api/v1/customers/query`, { headers: { authorization: authorization() } })).status).toBe(
      200,
    );
  });

  it('keeps a reserve that uploads may not take, whether or not they say how long they are', async () => {
    const refused = await send(4);
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: 'storageFull', detail: expect.stringContaining('ask an administrator to make room') },
    ]);
    expect((await sendInPieces(4)).status).toBe(503);
    expect((await sendInPieces(1)).status).toBe(201);
  });

  it('refuses what says that it is too long without waiting for it', async () => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.write(
      [
        'POST /api/v1/file/upload HTTP/1.1',
        `Host: ${new URL(url).host}`,
        `Authorization: ${authorization()}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 7000000',
        '\r\n',
      ].join('\r\n'),
    );
    const [reply] = await once(socket, 'data');
    socket.destroy();
    expect(String(reply)).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('keeps its reserve from pictures that are put to their address, too', async () => {
    const offered = await fetch(`${url}/api/v1/file/uploadUrl`, {
      method: 'POST',
      body: JSON.stringify({ fileName: 'jaw.jpg', contentType: 'image/jpeg' }),
      headers: { authorization: authorization(), 'content-type': 'application/json' },
    });
    const { uploadUrl } = (await offered.json()) as { uploadUrl: string };
    const put = await fetch(uploadUrl, {
      method: 'PUT',
      // The disk has room for it, but not besides the reserve.
      body: Buffer.alloc(3_000_000, 1),
      headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
    });
    expect([put.status, await put.json()]).toMatchObject([503, { code: 'storageFull' }]);
  });
});
