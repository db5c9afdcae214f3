import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { ask } from './server/requests.ts';
import type { ServerProcess } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// A document of 200 MB into the server and out of it: memory of the process, and what a list costs meanwhile. It comes back as it was.

const megabytes = 200;
const rounds = 3;

const block = randomBytes(1_000_000);
const hash = createHash('sha256');
for (let i = 0; i < megabytes; i++) hash.update(block);
const sha256 = hash.digest('hex');

function* form(boundary: string): Generator<Buffer> {
  yield Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="manual.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  for (let i = 0; i < megabytes; i++) yield block;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

async function send(url: string, token: string): Promise<string> {
  const boundary = 'a-boundary-of-the-bench';
  const headers = { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const outgoing = request(`${url}/api/v1/documentLibrary/document`, { method: 'POST', headers });
  const answered = new Promise<string>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (chunk) => {
        text += chunk;
      });
      incoming.on('end', () => (incoming.statusCode === 201 ? resolve(text) : reject(new Error(text))));
    });
  });
  await pipeline(Readable.from(form(boundary)), outgoing);
  const { id } = JSON.parse(await answered) as { id: string };
  const { body } = await ask('GET', `${url}/api/v1/documentLibrary/document/${id}/storageurl`, { token });
  return (body as { url: string }).url;
}

/** In a process of its own, as every reader is: what it costs to receive must not slow whoever measures. */
async function fetchAll(address: string): Promise<void> {
  const receive = `
    const hash = require('node:crypto').createHash('sha256');
    require('node:http').get(process.argv[1], (reply) => {
      reply.on('data', (chunk) => hash.update(chunk));
      reply.on('end', () => process.exit(hash.digest('hex') === '${sha256}' ? 0 : 1));
    });`;
  const [code] = await once(spawn(process.execPath, ['-e', receive, address], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('It did not come back as it was.');
}

/** Asks for a list over and over while the work lasts; answers the times and the most memory seen. */
async function watch(server: ServerProcess, token: string, work: Promise<unknown>) {
  const times: number[] = [];
  let most = 0;
  let working = true;
  void work.finally(() => {
    working = false;
  });
  while (working) {
    const began = performance.now();
    await ask('GET', `${server.url}/api/v1/Equipments/query`, { token });
    times.push(performance.now() - began);
    most = Math.max(most, await server.residentMiB());
    await wait(5);
  }
  await work;
  return { times, most };
}

await withServer(3986, async (server) => {
  const token = await signInStaff(server.url, 'ada@provider.example');
  await watch(server, token, wait(3_000));
  const idle = await watch(server, token, wait(3_000));
  const rows: (string | number)[][] = [];
  const say = (title: string, seen: { times: number[]; most: number }) =>
    rows.push([
      title,
      seen.most.toFixed(0),
      (seen.most - idle.most).toFixed(0),
      percentile(seen.times, 0.5).toFixed(1),
      percentile(seen.times, 0.99).toFixed(1),
      (percentile(seen.times, 0.5) / percentile(idle.times, 0.5)).toFixed(2),
    ]);
  say('idle', idle);
  for (let round = 1; round <= rounds; round++) {
    let address = '';
    say(
      `${megabytes} MB in, round ${round}`,
      await watch(
        server,
        token,
        send(server.url, token).then((url) => {
          address = url;
        }),
      ),
    );
    say(`${megabytes} MB out, round ${round}`, await watch(server, token, fetchAll(address)));
  }
  printTable(
    'A large document in and out, with a list requested all the while',
    ['state', 'most MiB', 'above idle', 'list p50 ms', 'list p99 ms', 'p50 against idle'],
    rows,
  );
});
