import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadCustomers } from './many-customers.ts';
import { readPostmaster } from './postmaster.ts';
import { ask } from './requests.ts';
import { startServer } from './server-process.ts';
import { signInStaff } from './sign-in-staff.ts';
import { percentile, printTable } from './table.ts';

// A list of a million customers through the API, beside the plain SQL that a first draft would run for the same answer.

const count = Number(process.argv[2] ?? 1_000_000);
const rounds = 15;
const port = 3980;

interface Case {
  title: string;
  query: string;
  where: string;
  order: string;
  offset: number;
}

const live = 'deleted_at is null';
const like = (term: string) => `${live} and search like '%${term}%'`;
const last = count - (count % 50 || 50);
const middle = Math.floor(count / 100) * 50;

const pages = (title: string, orderKey: string, column: string): Case[] =>
  (
    [
      ['first', 0],
      ['middle', middle],
      ['last', last],
    ] as const
  ).map(([place, offset]) => ({
    title: `${place} page by ${title}`,
    query: `orderKey=${orderKey}&orderDirection=desc&offset=${offset}`,
    where: live,
    order: `${column} desc, id desc`,
    offset,
  }));

const cases: Case[] = [
  ...pages('name', 'name', 'name'),
  ...pages('MDM id', 'mdmCustomerId', 'mdm_customer_id'),
  ...pages('creation', 'created', 'id'),
  {
    title: 'rare search',
    query: 'orderKey=name&search=works%2012345',
    where: like('works 12345'),
    order: 'name, id',
    offset: 0,
  },
  { title: 'common search', query: 'orderKey=name&search=stone', where: like('stone'), order: 'name, id', offset: 0 },
];

async function times(run: () => Promise<unknown>): Promise<number[]> {
  await run();
  const measured: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const began = performance.now();
    await run();
    measured.push(performance.now() - began);
  }
  return measured;
}

const folder = await mkdtemp(join(tmpdir(), 'assay-lists-'));
const server = await startServer(folder, port);
try {
  const { host, port: socketPort } = await readPostmaster(folder);
  const client = new pg.Client({ host, port: socketPort, user: 'assay', database: 'postgres' });
  await client.connect();
  await loadCustomers(client, count, (done) => process.stderr.write(`\r${done} customers`));
  const token = await signInStaff(server.url, 'ada@provider.example');
  const rows: (string | number)[][] = [];
  for (const { title, query, where, order, offset } of cases) {
    const api = await times(async () => {
      const { status } = await ask('GET', `${server.url}/api/v1/customers/query?${query}`, {
        token,
        timeoutMs: 60_000,
      });
      if (status !== 200) throw new Error(`${title} answered ${status}.`);
    });
    const page = () =>
      client.query(
        `select id, name, english_name, mdm_customer_id from customer where ${where} order by ${order} limit 50 offset ${offset}`,
      );
    const sqlPage = await times(page);
    const sqlBoth = await times(async () => {
      await page();
      await client.query(`select count(*) from customer where ${where}`);
    });
    const p50 = (values: number[]) => percentile(values, 0.5);
    rows.push([
      title,
      p50(api).toFixed(1),
      percentile(api, 0.99).toFixed(1),
      `${p50(sqlBoth).toFixed(1)} / ${percentile(sqlBoth, 0.99).toFixed(1)}`,
      (p50(api) / p50(sqlBoth)).toFixed(2),
      p50(sqlPage).toFixed(1),
      (p50(api) / p50(sqlPage)).toFixed(2),
    ]);
  }
  await client.end();
  printTable(
    `A list of ${count} customers, milliseconds`,
    ['request', 'API p50', 'API p99', 'SQL page and count p50 / p99', 'ratio', 'SQL page alone p50', 'ratio'],
    rows,
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
