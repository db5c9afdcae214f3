import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number, the same in every process: whoever holds it migrates, the others wait. */
const migrationLock = 7_265_001;
const oldestSupported = 150_000;

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < oldestSupported) throw new Error('Assay needs PostgreSQL 15 or newer.');
}

async function apply(client: pg.Client, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Brings the database up to date; several processes may start at once. Answers the names applied now. */
export async function migrate(
  connection: pg.ClientConfig,
  folder: string,
  afterwards: (client: pg.Client) => Promise<void> = async () => {},
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const migrations = await readMigrations(folder);
    const unknown = rows.filter((row) => !migrations.some((migration) => migration.name === row.name));
    if (unknown.length > 0)
      throw new Error(`The database was made by a newer Assay: it has migration ${unknown[0]?.name}.`);
    const done: string[] = [];
    for (const migration of migrations) {
      const known = applied.get(migration.name);
      if (known === migration.sha256) continue;
      if (known) throw new Error(`Migration ${migration.name} was edited after it ran. Write a new one instead.`);
      await apply(client, migration);
      done.push(migration.name);
    }
    await afterwards(client);
    return done;
  } finally {
    await client.end();
  }
}
