import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { days, later } from '@assay/domain/time';
import { openDatabase, openPool } from '@assay/server/db/pool';
import { sweepStorage } from '@assay/server/features/files/sweep-storage';
import { diskStorage } from '@assay/server/providers/files/disk-storage';
import { aPicture } from '@assay/server/testing/pictures';
import { seeded } from './data/random.ts';
import { printTable } from './measure/table.ts';
import { readPostmaster } from './server/postmaster.ts';
import { ask, signIn } from './server/requests.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';

// kill -9 of the server while files come in: no half file is listed or served, the rest is swept, retries succeed.

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3990;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A picture is requested by its id, because it is encoded anew; a document is known by its bytes. */
type Arrived = { imageId: string } | { sha256: string };

let uploading = true;
let attempts = 0;
const arrived: Arrived[] = [];

/** Whatever is not answered is sent again until it is. */
async function untilAnswered<T>(send: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    attempts++;
    const answer = await send().catch(() => undefined);
    if (answer !== undefined) return answer;
    await wait(20);
  }
}

async function keepPutting(url: string, token: string): Promise<void> {
  const pictures = [await aPicture({ width: 1600, height: 1200, seed: 3 }), await aPicture({ format: 'png', seed: 5 })];
  for (let i = 0; uploading; i++) {
    const body = { fileName: `photo ${i}.jpg`, contentType: 'image/jpeg' };
    const upload = await untilAnswered(async () => {
      const reply = await ask('POST', `${url}/api/v1/file/uploadUrl`, { token, body });
      return reply.status === 201 ? (reply.body as { uploadUrl: string; uploadId: string }) : undefined;
    });
    const picture = pictures[i % pictures.length] ?? Buffer.alloc(0);
    await untilAnswered(async () => {
      const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'image/jpeg' };
      const reply = await fetch(upload.uploadUrl, { method: 'PUT', headers, body: new Uint8Array(picture) });
      await reply.arrayBuffer();
      return reply.status === 201 ? true : undefined;
    });
    arrived.push({ imageId: upload.uploadId });
  }
}

async function keepSending(url: string, token: string): Promise<void> {
  while (uploading) {
    const bytes = randomBytes(Math.floor(200_000 + random() * 4_000_000));
    await untilAnswered(async () => {
      const form = new FormData();
      form.append('files', new Blob([bytes]), 'manual.pdf');
      const reply = await fetch(`${url}/api/v1/file/upload`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${token}` },
      });
      await reply.arrayBuffer();
      return reply.status === 201 ? true : undefined;
    });
    arrived.push({ sha256: sha256(bytes) });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-uploads-'));
let server: ServerProcess = await startServer(folder, port);
const { url } = server;
const [dina, dora] = await Promise.all(['dina', 'dora'].map((name) => signIn(url, `${name}@distributor.example`)));
const uploaders = [keepPutting(url, dina?.token ?? ''), keepSending(url, dora?.token ?? '')];
for (let i = 0; i < kills; i++) {
  const before = arrived.length;
  await wait(random() * 400);
  server.child.kill('SIGKILL');
  server = await startServer(folder, port);
  while (arrived.length === before) await wait(5);
}
uploading = false;
await Promise.all(uploaders);

const { host, port: socketPort } = await readPostmaster(folder);
const pool = openPool({
  connection: { host, port: socketPort, user: 'assay', database: 'postgres' },
  max: 2,
  onError: () => {},
});
const db = openDatabase(pool);
const files = join(folder, 'files');

let damaged = 0;
const wholeFiles = new Set<string>();
const kept = await db.selectFrom('stored_file').selectAll().where('state', '=', 'kept').execute();
for (const { storage_key, sha256: noted } of kept) {
  const found = sha256(await readFile(join(files, storage_key)).catch(() => Buffer.alloc(0)));
  if (found === noted.toString('hex')) wholeFiles.add(found);
  else damaged++;
}

async function isServedWhole(imageId: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${dina?.token}` };
  const reply = await fetch(`${url}/api/v1/images/${imageId}/file`, { headers });
  const bytes = new Uint8Array(await reply.arrayBuffer());
  return reply.status === 200 && wholeFiles.has(sha256(bytes));
}

let wrong = 0;
for (const one of arrived) {
  const whole = 'imageId' in one ? await isServedWhole(one.imageId) : wholeFiles.has(one.sha256);
  if (!whole) wrong++;
}

const countFiles = async (path: string): Promise<number> => {
  const names = await readdir(path, { recursive: true }).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(join(path, name))));
  return found.filter((entry) => entry.isFile()).length;
};
const incomingFolder = join(folder, 'incoming');
const before = (await countFiles(files)) + (await countFiles(incomingFolder));
const storage = diskStorage(files, 20_000);
// The sweeper as it will be in two days; what was just sent stays, because it is kept for thirty.
const swept = await sweepStorage({ db, storage, incomingFolder, removeOld: async () => 0 }, later(new Date(), days(2)));
const left = (await countFiles(files)) + (await countFiles(incomingFolder)) - kept.length;
await db.destroy();
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${kills} kills (-9) of the server during uploads, seed ${seed}`,
  [
    'attempts',
    'uploads answered 201',
    'of these not served whole',
    'kept files',
    'of these missing or damaged',
    'half or unused files swept',
    'left after the sweep',
  ],
  [[attempts, arrived.length, wrong, kept.length, damaged, before - kept.length, left]],
);
process.stdout.write(`\nThe sweeper: ${JSON.stringify(swept)}\n`);
if (wrong + damaged + left > 0) process.exitCode = 1;
