import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fuzz, makeFuzzWorld } from '@assay/server/testing/fuzz/fuzz';
import { fuzzKinds } from '@assay/server/testing/fuzz/requests';
import type pg from 'pg';
import { printTable } from './measure/table.ts';
import { withServer } from './server/loaded-server.ts';
import { signIn } from './server/requests.ts';
import type { ServerProcess } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// Requests that no client of ours would send, of every kind: the process lives, answers, and holds nothing afterwards.
// Linux only, because it reads /proc.

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 14);
const kinds = fuzzKinds.filter((kind) => (process.argv[4] ?? kind) === kind);
const port = 3988;
const lanes = 16;
const shownFailures = 5;

interface Held {
  files: number;
  incoming: number;
  connections: number;
  memory: number;
}

async function heldBy(server: ServerProcess, client: pg.Client, folder: string): Promise<Held> {
  const busy = `select count(*) from pg_stat_activity where application_name = 'assay' and state <> 'idle'`;
  return {
    files: (await readdir(`/proc/${server.child.pid}/fd`)).length,
    incoming: (await readdir(join(folder, 'incoming')).catch(() => [])).length,
    connections: Number((await client.query<{ count: string }>(busy)).rows[0]?.count ?? 0),
    memory: Math.round(await server.residentMiB()),
  };
}

/** Once nothing is under way: idle connections of clients count as files too. */
async function atRest(server: ServerProcess, client: pg.Client, folder: string): Promise<Held> {
  await wait(5_000);
  return heldBy(server, client, folder);
}

async function signInBoth(url: string): Promise<string[]> {
  const dora = await signIn(url, 'dora@distributor.example');
  return [await signInStaff(url, 'ada@provider.example'), dora.token];
}

const isAlive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;

await withServer(port, async (server, client, folder) => {
  const { url } = server;
  const reportExit = (code: number | null, signal: string | null) =>
    process.stdout.write(`The server ended with ${code ?? signal} while nobody stopped it.\n`);
  server.child.once('exit', reportExit);
  client.on('error', (error) => process.stdout.write(`The database ended a connection: ${error.message}\n`));
  const { rows } = await client.query<{ id: string; product_category_id: string }>(
    'select id, product_category_id from product_family order by id limit 1',
  );
  const [family] = rows;
  if (!family) throw new Error('The demo has no product family.');
  const products = { productCategoryId: family.product_category_id, productFamilyId: family.id };
  const table: (string | number)[][] = [];
  // Once: wrong sign-ins are among what is sent, and close the door to this address.
  const tokens = await signInBoth(url);
  const send = async (kind: (typeof fuzzKinds)[number], requests: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: lanes });
    const world = await makeFuzzWorld({ url, agent, tokens }, products);
    const fuzzed = await fuzz(kind, { url, agent, tokens, world, seed, count: requests, lanes });
    agent.destroy();
    return fuzzed;
  };
  for (const kind of kinds) {
    // What is loaded or kept once would look like a leak.
    await send(kind, Math.min(count, 2_000));
    const before = await atRest(server, client, folder);
    const { statuses, failures } = await send(kind, count);
    const after = await atRest(server, client, folder);
    const deaths = isAlive(server) ? 0 : 1;
    const change = (name: keyof Held) => `${before[name]} → ${after[name]}`;
    table.push([
      kind,
      count,
      deaths,
      failures.length,
      change('files'),
      change('incoming'),
      change('connections'),
      change('memory'),
      JSON.stringify(statuses),
    ]);
    process.stdout.write(`${kind}: ${JSON.stringify({ failures: failures.length, before, after })}\n`);
    for (const failure of failures.slice(0, shownFailures)) process.stdout.write(`${failure.slice(0, 600)}\n`);
    const grown =
      after.files > before.files + 2 || after.incoming > before.incoming || after.connections > before.connections;
    if (deaths > 0 || failures.length > 0 || grown || after.memory > before.memory + 50) process.exitCode = 1;
  }
  server.child.off('exit', reportExit);
  printTable(
    `${count} fuzzed requests of each kind, seed ${seed}`,
    [
      'kind',
      'requests',
      'deaths',
      '5xx but 503, or no answer',
      'open files',
      'bodies left',
      'busy connections',
      'MiB',
      'answers',
    ],
    table,
  );
});
