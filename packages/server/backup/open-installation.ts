import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { DataFolderInUse } from '../db/embedded/folder-lock.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { BackupRefused } from './backup-refused.ts';
import { findRunningPostgres } from './running-postgres.ts';

export interface OpenInstallation {
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

const nothingToClose = async (): Promise<void> => {};

/** The database of the settings: a foreign one, the embedded one that runs, or the embedded one started for the while. */
export async function openInstallation(
  { DATABASE_URL, dataDir }: Config,
  reason: 'backup' | 'restore',
): Promise<OpenInstallation> {
  if (DATABASE_URL) return { connection: { connectionString: DATABASE_URL }, close: nothingToClose };
  const folder = join(dataDir, 'database');
  if (reason === 'backup' && !existsSync(join(folder, 'cluster')))
    throw new BackupRefused(`There is no installation in ${dataDir}, so nothing to back up.`);
  try {
    const postgres = await startEmbedded({ folder });
    return { connection: { connectionString: postgres.url }, close: postgres.stop };
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    if (reason === 'restore') throw new BackupRefused(`Assay is ${error.message}. Stop it first, then restore.`);
    return { connection: await findRunningPostgres(folder), close: nothingToClose };
  }
}
