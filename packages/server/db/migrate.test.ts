import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readSigningKeys } from '../http/session/signing-keys.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate, type OtherSchema, readSchema } from './migrate.ts';
import { continuedSchema, editedSchema, invented } from './testing/invented-schema.ts';

async function query<T extends object>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const tablesOf = async (url: string): Promise<string[]> =>
  (
    await query<{ name: string }>(url, `select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  ).map(({ name }) => name);

async function newDatabase(template?: string): Promise<string> {
  const { url, drop } = await createTestDatabase(template);
  onTestFinished(drop);
  return url;
}

describe('migrations', () => {
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

  const run = async (version = '1.0.0') =>
    migrate({ connectionString: database.url }, await readSchema(version, folder));

  it('run once, in the order of their numbers, even when several processes start at once', async () => {
    await writeFile(join(folder, '10-b.sql'), 'alter table a add column b int; create table b (id int);');
    await writeFile(join(folder, '02-a.sql'), 'create table a (id int);');
    await writeFile(join(folder, '100-c.sql'), 'alter table b add column c int;');
    const runs = await Promise.all([run(), run(), run(), run()]);
    expect(runs.filter((names) => names.length > 0)).toEqual([['02-a.sql', '10-b.sql', '100-c.sql']]);
    expect(await run()).toEqual([]);
    expect(await tablesOf(database.url)).toEqual(['a', 'b', 'migration']);
  });

  it('that fail leave nothing of themselves', async () => {
    await writeFile(join(folder, '101-d.sql'), 'create table d (id int); select 1 / 0;');
    await expect(run()).rejects.toThrow('Migration 101-d.sql failed: division by zero');
    expect(await tablesOf(database.url)).toEqual(['a', 'b', 'migration']);
    await rm(join(folder, '101-d.sql'));
  });

  it('are the same whatever ends their lines', async () => {
    await writeFile(join(folder, '101-d.sql'), 'create table d (\n  id int\n);\n');
    expect(await run()).toEqual(['101-d.sql']);
    await writeFile(join(folder, '101-d.sql'), 'create table d (\r\n  id int\r\n);\r\n');
    expect(await run()).toEqual([]);
  });

  it('that were edited after they ran refuse to start, from the first release on', async () => {
    await writeFile(join(folder, '02-a.sql'), 'create table a (id bigint);');
    await expect(run()).rejects.toThrow('02-a.sql was changed after the database had run it. Write a new migration');
    await writeFile(join(folder, '02-a.sql'), 'create table a (id int);');
    expect(await run()).toEqual([]);
  });

  it('of a newer release refuse to start', async () => {
    await rm(join(folder, '101-d.sql'));
    await expect(run()).rejects.toThrow('made by a newer Assay than this one (1.0.0): it has migration 101-d.sql');
  });
});

describe('a database of another schema', () => {
  const first = () => readSchema('0.1.0');
  /** What a start with this schema says, and whether it left the database alone. */
  async function refusalOf(url: string, schema: Awaited<ReturnType<typeof first>>): Promise<OtherSchema> {
    const before = await query(url, 'select * from migration order by name');
    const columns = `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;
    const shape = await query(url, columns);
    const refusal = await migrate({ connectionString: url }, schema).catch((error: unknown) => error);
    expect(await query(url, 'select * from migration order by name')).toEqual(before);
    expect(await query(url, columns)).toEqual(shape);
    return refusal as OtherSchema;
  }

  it('is refused before 1.0.0, since its files are edited in place', async () => {
    const url = await newDatabase();
    const refusal = await refusalOf(url, editedSchema('0.1.0', await first()));
    expect(refusal.name).toBe('OtherSchema');
    expect(refusal.message).toMatch(
      /another schema than this Assay \(0\.1\.0\): its 01-platform\.sql is a different one\.\s.*Give Assay an empty database/s,
    );
  });

  it('is refused before 1.0.0 where it has a file that is gone', async () => {
    const url = await newDatabase();
    await migrate({ connectionString: url }, await continuedSchema('0.1.0', invented('14-dust.sql', 'select 1')));
    expect((await refusalOf(url, await first())).message).toContain('its 14-dust.sql is unknown here');
  });

  it('is refused from 1.0.0 on, too', async () => {
    const url = await newDatabase();
    const refusal = await refusalOf(url, editedSchema('1.0.0', await first()));
    expect(refusal.message).toContain('01-platform.sql was changed after the database had run it');
  });
});

describe('a database of the first schema', () => {
  it('is brought up to date by the migrations of a later version, with the rows that are in it', async () => {
    const url = await newDatabase();
    const customerId = newId();
    await query(url, `insert into customer (id, name) values ($1, 'Granite Works')`, [customerId]);
    const second = invented(
      '14-segments.sql',
      `create table segment (id int not null, name text not null, constraint segment_pkey primary key (id));
       insert into segment (id, name) values (1, 'Quarries');
       alter table customer add column segment_id int,
         add constraint customer_segment_fk foreign key (segment_id) references segment (id) on delete restrict;
       update customer set segment_id = 1;
       alter table customer alter column segment_id set not null;`,
    );
    const schema = await continuedSchema('1.1.0', second);
    expect(await migrate({ connectionString: url }, schema)).toEqual(['14-segments.sql']);
    expect(await query(url, 'select id, name, segment_id from customer')).toEqual([
      { id: customerId, name: 'Granite Works', segment_id: 1 },
    ]);
    expect(await migrate({ connectionString: url }, schema)).toEqual([]);
    await expect(migrate({ connectionString: url }, await readSchema('1.0.0'))).rejects.toThrow(
      'made by a newer Assay than this one (1.0.0): it has migration 14-segments.sql',
    );
  });
});

describe('signing keys', () => {
  it('are made once and shared, and with a secret are kept encrypted', async () => {
    const url = await newDatabase('template0');
    const secret = 'a secret that is long enough to be one';
    const keysWith = async (value: string | undefined) => {
      const found: Uint8Array[] = [];
      await migrate({ connectionString: url }, await readSchema('0.1.0'), async (client) => {
        const keys = await readSigningKeys(client, value);
        found.push(keys.token, keys.url);
      });
      return found.map((key) => Buffer.from(key).toString('hex'));
    };
    const [first, second] = await Promise.all([keysWith(secret), keysWith(secret)]);
    expect(first).toEqual(second);
    expect(new Set(first).size).toBe(2);
    const rows = await query<{ secret: Buffer }>(url, 'select secret from signing_key');
    for (const row of rows) for (const key of first) expect(row.secret.toString('hex')).not.toContain(key);
    await expect(keysWith(undefined)).rejects.toThrow('ASSAY_SECRET is needed');
    await expect(keysWith(`${secret}?`)).rejects.toThrow('does not fit');
  });
});
