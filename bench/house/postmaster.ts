import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  /** The directory of its socket. */
  host: string;
}

/** What PostgreSQL itself notes of the one that runs in a data folder. */
export async function readPostmaster(dataDir: string): Promise<Postmaster> {
  const lines = (await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), host: lines[4] ?? '' };
}
