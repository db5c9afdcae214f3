import { readdir, readFile } from 'node:fs/promises';
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

const ticksPerSecond = 100;

/** Seconds of processor time of PostgreSQL: its launcher and all that it started. */
export async function postgresCpuSeconds(postmaster: number): Promise<number> {
  let ticks = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Those that have ended are counted by their parent.
    if (Number(entry) === postmaster)
      ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]);
    else if (Number(fields[1]) === postmaster) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / ticksPerSecond;
}
