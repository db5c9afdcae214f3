import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number, the same in every process: whoever holds it migrates, the others wait. */
export const migrationLock = 7_265_001;
const oldestSupported = 150_000;
const connectLimitMs = 20_000;

export interface Migration {
  name: string;
  text: string;
  sha256: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < oldestSupported) throw new Error('Assay needs PostgreSQL 15 or newer.');
}

/** Those that the database does not have yet; refuses a database that a newer or an altered Assay made. */
export async function missingMigrations(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  await client.query(
    'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration');
  const unknown = rows.find((row) => !migrations.some((migration) => migration.name === row.name));
  if (unknown) throw new Error(`The database was made by a newer Assay: it has migration ${unknown.name}.`);
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const edited = migrations.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (edited) throw new Error(`Migration ${edited.name} was edited after it ran. Write a new one instead.`);
  return migrations.filter(({ name }) => !applied.has(name));
}

/** Runs one in the caller's transaction. */
export async function applyMigration(client: pg.ClientBase, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Brings the database up to date; several processes may start at once. Answers the names applied now. */
export async function migrate(
  connection: pg.ClientConfig,
  folder: string,
  afterwards: (client: pg.Client) => Promise<void> = async () => {},
): Promise<string[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectLimitMs, keepAlive: true });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const missing = await missingMigrations(client, await readMigrations(folder));
    for (const migration of missing) await applyWhole(client, migration);
    await afterwards(client);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
