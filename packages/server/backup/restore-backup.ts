import type pg from 'pg';
import { applyMigration, type Migration, missingMigrations, refuseOldServer } from '../db/migrate.ts';
import { readSigningKeys } from '../http/signing-keys.ts';
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
import { readInstallationMigrations, surveyInstallation } from './survey-installation.queries.ts';

export interface RestoreOptions {
  connection: pg.ClientConfig;
  dataDir: string;
  /** Gives up whatever the installation holds. */
  replace: boolean;
  secret: string | undefined;
  say: (line: string) => void;
}

async function refuseToHarm(client: pg.Client, applied: Migration[], options: RestoreOptions): Promise<void> {
  const { strangers, occupied } = await surveyInstallation(client, applied);
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

/** Empty tables, exactly as the migrations of the backup made them. */
async function layOutTables(client: pg.Client, backup: CheckedBackup, applied: Migration[]): Promise<void> {
  const { before, since } = backup.migrations;
  const isAhead = applied.some(({ name }) => since.some((later) => later.name === name));
  if (isAhead) await dropEverything(client);
  else await emptyTables(client, await listTables(client));
  for (const migration of await missingMigrations(client, [...before, ...since]))
    if (before.includes(migration)) await applyMigration(client, migration);
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
    const applied = await readInstallationMigrations(client, [...backup.migrations.before, ...backup.migrations.since]);
    await refuseToHarm(client, applied, options);
    await makeJobQueue(options.connection);
    await client.query('begin');
    await layOutTables(client, backup, applied);
    await loadBackup(client, backup, files, options.say);
    for (const migration of backup.migrations.since) await applyMigration(client, migration);
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
