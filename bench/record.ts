import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@assay/domain/id';
import { median, printTable } from './measure/table.ts';
import { ask, load, type Reply, signIn } from './server/requests.ts';
import { observe, type ServerProcess, startServer } from './server/server-process.ts';

// Reading and updating one record, with session, access check and event, beside a bare node:http reply.

const [count, rounds, concurrency] = [4_000, 5, 8];
const port = 3960;

async function startBare(): Promise<ServerProcess> {
  const source = `
    require('node:http').createServer((request, response) => {
      request.resume();
      request.on('end', () => { response.setHeader('content-type', 'application/json'); response.end('{"language":"en","revision":1}'); });
    }).listen(${port + 1}, 'localhost', () => process.stdout.write('ready'));`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return observe(`http://localhost:${port + 1}`, child);
}

/** Milliseconds of the server's processor per request. */
async function cost(server: ServerProcess, send: (i: number) => Promise<Reply>): Promise<number> {
  const before = await server.cpuSeconds();
  await load(count, concurrency, send);
  return ((await server.cpuSeconds()) - before) * (1000 / count);
}

const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
const server = await startServer(folder, port);
const bare = await startBare();
try {
  await wait(6_000);
  const idle = await server.residentMiB();
  const people = await Promise.all(['dina', 'dora'].map((name) => signIn(server.url, `${name}@distributor.example`)));
  const tokenAt = (i: number) => people[i % people.length]?.token ?? '';
  const preferences = `${server.url}/api/v1/auth/preferences`;
  const calls: Record<string, () => Promise<number>> = {
    'bare node:http reply': () => cost(bare, () => ask('GET', bare.url)),
    'read one record': () => cost(server, (i) => ask('GET', preferences, { token: tokenAt(i) })),
    'update one record': () =>
      cost(server, (i) =>
        ask('PUT', preferences, {
          token: tokenAt(i),
          body: { language: Math.floor(i / 2) % 2 ? 'fi' : 'sv' },
          headers: { 'idempotency-key': newId() },
        }),
      ),
  };
  const measured = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const [name, measure] of Object.entries(calls)) {
      const value = await measure();
      // The first round warms the compiler up.
      if (round > 0) measured.get(name)?.push(value);
    }
  const floor = median(measured.get('bare node:http reply') ?? []);
  printTable(
    `Server CPU per request (median of ${rounds} rounds of ${count}, ${concurrency} at once)`,
    ['request', 'CPU ms', 'times the bare reply'],
    [...measured].map(([name, values]) => [name, median(values).toFixed(3), (median(values) / floor).toFixed(1)]),
  );
  printTable(
    'Memory of the Node process',
    ['state', 'MiB'],
    [
      ['idle', idle.toFixed(0)],
      ['after the load', (await server.residentMiB()).toFixed(0)],
    ],
  );
} finally {
  await server.stop();
  bare.child.kill();
  await rm(folder, { recursive: true, force: true });
}
