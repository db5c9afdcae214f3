import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { readSchema, type Schema } from '../../db/migrate.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { listSequences, listTables } from '../catalogue.queries.ts';
import { checkBackup } from '../check-backup.ts';
import { restoreBackup } from '../restore-backup.ts';
import { takeBackup } from '../take-backup.ts';

/** A database and a data folder, which is all that a backup is about. */
export interface Installation {
  url: string;
  dataDir: string;
}

const undo: (() => Promise<void>)[] = [];
/** Clears away what the functions of this file made for a test file. */
export const leaveNothingBehind = (): void =>
  afterAll(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-backup-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of a database that nobody uses, with an empty folder; without a name, of one that was migrated and no more. */
export async function copiedInstallation(template?: string): Promise<Installation> {
  const database = await createTestDatabase(template);
  undo.push(database.drop);
  return { url: database.url, dataDir: await newFolder() };
}

/** A database in which nothing was ever made. */
export const bareInstallation = (): Promise<Installation> => copiedInstallation('template0');

const version = '0.0.0-test';

interface Options {
  /** The schema of another version than this one. */
  schema?: Schema;
  replace?: boolean;
  secret?: string;
  say?: (line: string) => void;
}

/** Backs an installation up into a new file. */
export async function backUp({ url, dataDir }: Installation): Promise<string> {
  const file = join(await newFolder(), 'installation.backup');
  const connection = { connectionString: url };
  await takeBackup({ connection, dataDir, file, version, now: new Date(), say: () => {} });
  return file;
}

export async function restore(file: string, { url, dataDir }: Installation, options: Options = {}): Promise<void> {
  const { replace = false, secret, say = () => {}, schema = await readSchema(version) } = options;
  const backup = await checkBackup(file, schema);
  await restoreBackup(backup, { connection: { connectionString: url }, dataDir, replace, secret, say });
}

export async function query<T extends object = Record<string, unknown>>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The contents of every table and sequence, each as a count and a hash. */
export async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const contents: Record<string, unknown> = { sequences: await listSequences(client) };
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as count, md5(string_agg(t::text, E'\\n' order by t::text)) as hash
         from ${pg.escapeIdentifier(name)} t`,
      );
      contents[name] = rows[0];
    }
    return contents;
  } finally {
    await client.end();
  }
}
