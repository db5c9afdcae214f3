import type pg from 'pg';
import { applyMigration, type Migration, missingMigrations, refuseOldServer } from '../db/migrate.ts';
import { readSigningKeys } from '../http/session/signing-keys.ts';
import { BackupRefused } from './backup-refused.ts';
import { listTables } from './catalogue.queries.ts';
import type { CheckedBackup } from './check-backup.ts';
import { analyzeTables, commit, emptyTables } from './copy.queries.ts';
import { dropEverything } from './drop-schema.queries.ts';
import { makeJobQueue, renewJobs } from './job-queue.queries.ts';
import { loadBackup } from './load-backup.ts';
import { stageFiles } from './restored-files.ts';
import { connectForCopying, lockMigrations, refuseRunningProcesses } from './session.queries.ts';
import { filesFolder, walkFiles } from './stored-files.ts';
import { surveyInstallation } from './survey-installation.queries.ts';

export interface RestoreOptions {
  connection: pg.ClientConfig;
  dataDir: string;
  /** Gives up whatever the installation holds. */
  replace: boolean;
  secret: string | undefined;
  say: (line: string) => void;
}

async function refuseToHarm(client: pg.Client, made: Migration[], options: RestoreOptions): Promise<void> {
  const { strangers, occupied } = await surveyInstallation(client, made);
  if (strangers.length > 0)
    throw new BackupRefused(
      `The database has tables that Assay did not make: ${strangers.join(', ')}. Give Assay a database of its own.`,
    );
  const { done } = await walkFiles(filesFolder(options.dataDir)).next();
  const held = [...occupied, ...(done ? [] : ['files'])];
  if (held.length > 0 && !options.replace)
    throw new BackupRefused(
      `The installation is not empty: it holds ${held.join(', ')}. With --replace all of it is given up for the backup.`,
    );
}

/** The migrations that the database of the backup had not run, oldest first. */
function migrationsSince({ header, schema }: CheckedBackup): Migration[] {
  const held = new Set(header.migrations.map(({ name }) => name));
  return schema.migrations.filter(({ name }) => !held.has(name));
}

/** Empty tables, exactly as the migrations of the backup made them. */
async function layOutTables(client: pg.Client, backup: CheckedBackup, applied: Migration[]): Promise<void> {
  const since = new Set(migrationsSince(backup));
  const isAhead = applied.some((migration) => since.has(migration));
  if (isAhead) await dropEverything(client);
  else await emptyTables(client, await listTables(client));
  for (const migration of await missingMigrations(client, backup.schema))
    if (!since.has(migration)) await applyMigration(client, migration);
  await emptyTables(client, await listTables(client));
}

/** The keys are restored as they were; whoever starts the installation needs the secret that wraps them. */
async function mentionSecret(client: pg.Client, { secret, say }: RestoreOptions): Promise<void> {
  await client.query('savepoint before_keys');
  try {
    await readSigningKeys(client, secret);
  } catch (error) {
    say(`Mind before the start: ${error instanceof Error ? error.message : error}`);
  }
  // Reading makes missing keys, which is the first start's business.
  await client.query('rollback to savepoint before_keys');
}

/** Makes the installation what the backup says, in one transaction: a kill at any moment leaves it as it was. */
export async function restoreBackup(backup: CheckedBackup, options: RestoreOptions): Promise<void> {
  const client = await connectForCopying(options.connection, 'restore');
  const files = await stageFiles(options.dataDir);
  try {
    await refuseOldServer(client);
    await lockMigrations(client, 'exclusive');
    await refuseRunningProcesses(client);
    const missing = new Set(await missingMigrations(client, backup.schema));
    const applied = backup.schema.migrations.filter((migration) => !missing.has(migration));
    await refuseToHarm(client, applied, options);
    await makeJobQueue(options.connection);
    await client.query('begin');
    await layOutTables(client, backup, applied);
    await loadBackup(client, backup, files, options.say);
    for (const migration of migrationsSince(backup)) await applyMigration(client, migration);
    await renewJobs(client);
    await mentionSecret(client, options);
    await analyzeTables(client, await listTables(client));
    await files.join();
    await commit(client);
    await files.replaceOld();
  } finally {
    await files.forget();
    // Whatever was not committed ends with the connection.
    await client.end();
  }
}
