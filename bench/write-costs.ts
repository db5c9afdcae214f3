import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { loadInspections } from './data/many-inspections.ts';
import { printStatements } from './measure/statements.ts';
import { median, printTable } from './measure/table.ts';
import { startFloor } from './server/floor.ts';
import { postgresCpuSeconds, readPostmaster } from './server/postmaster.ts';
import { ask, load, type Reply } from './server/requests.ts';
import { startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';

// What a written result and a read customer cost, beside a bare floor: node:http and one statement of SQL on the same PostgreSQL.

const inspections = Number(process.argv[2] ?? 100_000);
const [rounds, count, callers, visits] = [5, 3_000, 32, 20];
const port = 3970;

interface Begun {
  id: string;
  runs: { results: { id: string; type: string }[] }[];
}

const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
let server = await startServer(folder, port);
const connect = async (): Promise<pg.Client> => {
  const { host, port: socket } = await readPostmaster(folder);
  const client = new pg.Client({ host, port: socket, user: 'assay', database: 'postgres' });
  await client.connect();
  return client;
};

// Statements are counted by an extension that PostgreSQL loads when it starts.
const first = await connect();
await first.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`);
await first.end();
await server.stop();
server = await startServer(folder, port);
const client = await connect();
const floor = await startFloor(port + 1, await readPostmaster(folder));
try {
  await client.query('create extension pg_stat_statements');
  await loadInspections(client, inspections, (done) => process.stderr.write(`\r${done} inspections`));
  const token = await signInStaff(server.url, 'ada@provider.example');
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const reply = await ask(method, `${server.url}/api/v1/${path}`, { token, body });
    if (reply.status >= 300) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body as Body;
  };
  const { rows } = await client.query<{ protocol_id: string; equipment_id: string }>(
    `select protocol_id, equipment_id from run join protocol on protocol.id = protocol_id
     where role = 'main' and protocol.type = 'Monthly' and protocol.deleted_at is null limit 1`,
  );
  const given = { protocolId: rows[0]?.protocol_id, equipment: { id: rows[0]?.equipment_id } };
  const begun = await Promise.all(Array.from({ length: visits }, () => call<Begun>('POST', 'inspections', given)));
  const results = begun.flatMap(({ id, runs }) => runs.flatMap((run) => run.results.map((result) => ({ id, result }))));
  const customers = await client.query<{ id: string }>('select id from customer where deleted_at is null');
  const customerAt = (i: number): string => customers.rows[i % customers.rows.length]?.id ?? '';
  await floor.fill(client, results.length);

  const calls: Record<string, (i: number) => Promise<Reply>> = {
    'floor: one update': (i) => ask('PUT', `${floor.url}/${i % results.length}`, { body: { comment: `Seen ${i}` } }),
    'a written result': (i) => {
      const { id, result } = results[i % results.length] ?? { id: '', result: { id: '' } };
      const body = { comment: `Seen ${i}`, rating: i % 2 === 0 ? 1 : 2 };
      const headers = { 'idempotency-key': newId() };
      return ask('PUT', `${server.url}/api/v1/inspections/${id}/pointResults/${result.id}`, { token, body, headers });
    },
    'floor: one row read': (i) => ask('GET', `${floor.url}/${i % results.length}`),
    'a read customer': (i) => ask('GET', `${server.url}/api/v1/customers/${customerAt(i)}`, { token }),
  };
  const measured = new Map(
    Object.keys(calls).map((name) => [name, { node: [] as number[], postgres: [] as number[] }]),
  );
  for (let round = 0; round <= rounds; round++)
    for (const [name, send] of Object.entries(calls)) {
      const process = name.startsWith('floor') ? floor : server;
      const { pid } = await readPostmaster(folder);
      if (round === rounds && name === 'a written result') await client.query('select pg_stat_statements_reset()');
      const before = [await process.cpuSeconds(), await postgresCpuSeconds(pid)] as const;
      await load(count, callers, send);
      const after = [await process.cpuSeconds(), await postgresCpuSeconds(pid)] as const;
      if (round === rounds && name === 'a written result') await printStatements(client, count);
      // The first round warms the compiler up.
      if (round === 0) continue;
      measured.get(name)?.node.push((after[0] - before[0]) * (1000 / count));
      measured.get(name)?.postgres.push((after[1] - before[1]) * (1000 / count));
    }
  const floorOf = (name: string) =>
    measured.get(
      name === 'a read customer' || name === 'floor: one row read' ? 'floor: one row read' : 'floor: one update',
    );
  printTable(
    `Processor milliseconds per call with ${inspections} inspections (median of ${rounds} rounds of ${count}, ${callers} callers)`,
    ['call', 'server', 'times its floor', 'PostgreSQL', 'times its floor'],
    [...measured].map(([name, { node, postgres }]) => [
      name,
      median(node).toFixed(3),
      (median(node) / median(floorOf(name)?.node ?? [])).toFixed(1),
      median(postgres).toFixed(3),
      (median(postgres) / median(floorOf(name)?.postgres ?? [])).toFixed(1),
    ]),
  );
} finally {
  floor.child.kill();
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
