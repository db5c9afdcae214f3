import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSigningKeys } from '../http/signing-keys.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

let folder = '';
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-migrations-'));
  database = await createTestDatabase('template0');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const run = () => migrate({ connectionString: database.url }, folder);
const tables = async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  await client.end();
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  it('run once, in order, even when several processes start at once', async () => {
    await writeFile(join(folder, '0002-b.sql'), 'alter table a add column b int; create table b (id int);');
    await writeFile(join(folder, '0001-a.sql'), 'create table a (id int);');
    const runs = await Promise.all([run(), run(), run(), run()]);
    expect(runs.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await run()).toEqual([]);
    expect(await tables()).toEqual(['a', 'b', 'migration']);
  });

  it('that fail leave nothing of themselves', async () => {
    await writeFile(join(folder, '0003-c.sql'), 'create table c (id int); select 1 / 0;');
    await expect(run()).rejects.toThrow('Migration 0003-c.sql failed: division by zero');
    expect(await tables()).toEqual(['a', 'b', 'migration']);
    await rm(join(folder, '0003-c.sql'));
  });

  it('that were edited after they ran refuse to start', async () => {
    await writeFile(join(folder, '0001-a.sql'), 'create table a (id bigint);');
    await expect(run()).rejects.toThrow('0001-a.sql was edited after it ran');
    await writeFile(join(folder, '0001-a.sql'), 'create table a (id int);');
    expect(await run()).toEqual([]);
  });

  it('of a newer release refuse to start', async () => {
    await rm(join(folder, '0002-b.sql'));
    await expect(run()).rejects.toThrow('made by a newer Assay');
  });
});

describe('signing keys', () => {
  it('are made once and shared, and with a secret are kept encrypted', async () => {
    const own = await createTestDatabase('template0');
    const secret = 'a secret that is long enough to be one';
    const keysWith = async (value: string | undefined) => {
      const found: Uint8Array[] = [];
      await migrate({ connectionString: own.url }, migrationsFolder, async (client) => {
        const keys = await readSigningKeys(client, value);
        found.push(keys.token, keys.url);
      });
      return found.map((key) => Buffer.from(key).toString('hex'));
    };
    const [first, second] = await Promise.all([keysWith(secret), keysWith(secret)]);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2);
    const client = new pg.Client(own.url);
    await client.connect();
    const { rows } = await client.query<{ secret: Buffer }>('select secret from signing_key');
    await client.end();
    for (const row of rows) for (const key of first) expect(row.secret.toString('hex')).not.toContain(key);
    await expect(keysWith(undefined)).rejects.toThrow('ASSAY_SECRET is needed');
    await expect(keysWith(`${secret}?`)).rejects.toThrow('does not fit');
    await own.drop();
  });
});
