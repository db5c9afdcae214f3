import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';

const ownFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Any number, the same in every process: the process that holds it migrates, the others wait. */
export const migrationLock = 7_265_001;
const oldestSupported = 150_000;
const connectLimitMs = 20_000;

export interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/** The schema of a version: its migrations in the order in which they run. */
export interface Schema {
  version: string;
  migrations: Migration[];
}

/** The database has a schema that the migrations of this version neither make nor continue. */
export class OtherSchema extends ConfigError {
  constructor(message: string) {
    super(message);
    this.name = 'OtherSchema';
  }
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

export async function readSchema(version: string, folder: string = ownFolder): Promise<Schema> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort(byNumber);
  const migrations = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
  return { version, migrations };
}

/** Before 1.0.0 the files of the schema are edited in place; from then on a file that was released stays, and new ones follow. */
export const isReleased = ({ version }: Schema): boolean => Number.parseInt(version, 10) >= 1;

export type AppliedMigration = Omit<Migration, 'text'>;

/** The first of these that the schema does not have, or has with another content. */
export function findOther(
  { migrations }: Schema,
  applied: readonly AppliedMigration[],
): { name: string; isKnown: boolean } | undefined {
  for (const { name, sha256 } of applied) {
    const ours = migrations.find((migration) => migration.name === name);
    if (ours?.sha256 !== sha256) return { name, isKnown: ours !== undefined };
  }
  return undefined;
}

export async function refuseOldServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < oldestSupported) throw new Error('Assay needs PostgreSQL 15 or newer.');
}

function describeOther(schema: Schema, { name, isKnown }: { name: string; isKnown: boolean }): string {
  if (!isReleased(schema))
    return `The database has another schema than this Assay (${schema.version}): its ${name} is ${isKnown ? 'a different one' : 'unknown here'}.
  Before version 1.0.0 no database is brought from one schema to another. Give Assay an empty database,
  or go on with the version that made this one. Nothing was changed.`;
  return isKnown
    ? `Migration ${name} was changed after the database had run it. Write a new migration instead.`
    : `The database was made by a newer Assay than this one (${schema.version}): it has migration ${name}. Update Assay first.`;
}

export async function listApplied(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('migration') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  return (await client.query<AppliedMigration>('select name, sha256 from migration order by name')).rows;
}

/** The migrations that the database does not have yet; refuses a database of another schema. */
export async function missingMigrations(client: pg.ClientBase, schema: Schema): Promise<Migration[]> {
  const applied = await listApplied(client);
  const other = findOther(schema, applied);
  if (other) throw new OtherSchema(describeOther(schema, other));
  const names = new Set(applied.map(({ name }) => name));
  return schema.migrations.filter(({ name }) => !names.has(name));
}

const listOfMigrations =
  'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())';

/** Runs one in the caller's transaction. */
export async function applyMigration(client: pg.ClientBase, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await client.query(listOfMigrations);
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

async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectLimitMs, keepAlive: true });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the database has a schema of its own that this version cannot continue. */
export const hasOtherSchema = (connection: pg.ClientConfig, schema: Schema): Promise<boolean> =>
  withClient(connection, async (client) => {
    try {
      await missingMigrations(client, schema);
      return false;
    } catch (error) {
      if (error instanceof OtherSchema) return true;
      throw error;
    }
  });

/** Brings the database up to date; several processes may start at once. Answers the names applied now. */
export const migrate = (
  connection: pg.ClientConfig,
  schema: Schema,
  afterwards: (client: pg.Client) => Promise<void> = async () => {},
): Promise<string[]> =>
  withClient(connection, async (client) => {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const missing = await missingMigrations(client, schema);
    for (const migration of missing) await applyWhole(client, migration);
    await afterwards(client);
    return missing.map(({ name }) => name);
  });
