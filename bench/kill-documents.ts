import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from './data/random.ts';
import { printTable } from './measure/table.ts';
import { ask } from './server/requests.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// kill -9 of the server while documents and versions come in: whatever is listed is served whole, and what was answered 201 is there.

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3991;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

let uploading = true;
let attempts = 0;
const answered = new Set<string>();
/** By their hash, whether or not an answer came. */
const sent = new Set<string>();

async function send(url: string, token: string, parent: string | undefined): Promise<string | undefined> {
  const bytes = randomBytes(Math.floor(100_000 + random() * 3_000_000));
  const form = new FormData();
  if (parent) form.append('parentDocumentId', parent);
  form.append('file', new Blob([bytes]), 'Manual.bin');
  const hash = sha256(bytes);
  sent.add(hash);
  attempts++;
  const reply = await fetch(`${url}/api/v1/documentLibrary/document${parent ? '/version' : ''}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = (await reply.json()) as { id: string };
  if (reply.status !== 201) return undefined;
  answered.add(hash);
  return body.id;
}

/** A document, then a version of it, over and over; what fails is left as it is. */
async function keepSending(url: string, token: string): Promise<void> {
  let parent: string | undefined;
  while (uploading) {
    parent = await send(url, token, parent && random() < 0.5 ? parent : undefined).catch(() => undefined);
    if (!parent) await wait(20);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-documents-'));
const settings = { ASSAY_DEMO_CONTENT: 'people' };
let server: ServerProcess = await startServer(folder, port, settings);
const { url } = server;
const token = await signInStaff(url, 'max@provider.example');
const uploaders = [keepSending(url, token), keepSending(url, token)];
for (let i = 0; i < kills; i++) {
  const before = answered.size;
  await wait(random() * 400);
  server.child.kill('SIGKILL');
  server = await startServer(folder, port, settings);
  while (answered.size === before) await wait(5);
}
uploading = false;
await Promise.all(uploaders);

interface Listed {
  id: string;
  versions: { version: number; fileSize: number }[];
}
const library = `${url}/api/v1/documentLibrary`;
const served = new Set<string>();
let half = 0;
let listed = 0;
for (let offset = 0; ; offset += 200) {
  const page = await ask('GET', `${library}/documents?amount=200&offset=${offset}`, { token });
  const { result } = page.body as { result: Listed[] };
  for (const { id } of result) {
    const { versions } = (await ask('GET', `${library}/document/${id}`, { token })).body as Listed;
    for (const { version, fileSize } of versions) {
      listed++;
      const signed = await ask('GET', `${library}/document/${id}/storageurl?version=${version}`, { token });
      const reply = await fetch((signed.body as { url: string }).url);
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const hash = sha256(bytes);
      if (reply.status !== 200 || bytes.length !== fileSize || !sent.has(hash)) half++;
      served.add(hash);
    }
  }
  if (result.length < 200) break;
}
const lost = [...answered].filter((hash) => !served.has(hash)).length;
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${kills} kills (-9) of the server during uploads of documents, seed ${seed}`,
  ['attempts', 'answered 201', 'of these lost', 'versions listed', 'of these half or unreadable'],
  [[attempts, answered.size, lost, listed, half]],
);
if (lost + half > 0) process.exitCode = 1;
