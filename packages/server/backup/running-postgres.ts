import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { superuser } from '../db/embedded/cluster.ts';
import { BackupRefused } from './backup-refused.ts';

const startsWithin = 60_000;
const overTcp = process.platform === 'win32';

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new BackupRefused(`${file} cannot be read. Run the command as the user that runs Assay.`, { cause: error });
  }
};

/** PostgreSQL tells in its pid file where it listens: the port in line 4, the socket's directory in 5, its state in 8. */
function readPidFile(folder: string): pg.ClientConfig | undefined {
  const lines = readIfThere(join(folder, 'cluster', 'postmaster.pid')).split('\n');
  if (lines[7]?.trim() !== 'ready') return undefined;
  const reached = { port: Number(lines[3]), user: superuser, database: 'postgres' };
  return overTcp
    ? { ...reached, host: '127.0.0.1', password: readIfThere(join(folder, 'password')) }
    : { ...reached, host: lines[4] ?? '' };
}

/** The embedded PostgreSQL that another process runs in the folder. */
export async function findRunningPostgres(folder: string): Promise<pg.ClientConfig> {
  const deadline = Date.now() + startsWithin;
  for (;;) {
    const connection = readPidFile(folder);
    if (connection) return connection;
    if (Date.now() > deadline) throw new BackupRefused(`The database in ${folder} does not become ready.`);
    await wait(100);
  }
}
