import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 10_000;

/**
 * Ends the PostgreSQL processes that still work in the directory. The caller holds the folder's lock, so whatever is
 * there has lost its launcher: a postmaster that missed its parent's death, or backends that outlive a killed postmaster.
 */
export async function endLeftovers(directory: string): Promise<void> {
  const deadline = Date.now() + patience;
  for (let round = 0; ; round++) {
    const left = processesIn(directory);
    if (left.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Processes ${left.join(', ')} still use ${directory}`);
    // A backend of a dead postmaster leaves by itself within moments, unless it is busy.
    const signal = round === 0 ? 'SIGINT' : round < 20 ? undefined : round < 60 ? 'SIGQUIT' : 'SIGKILL';
    if (signal) for (const pid of left) send(pid, signal);
    await wait(25);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** Every PostgreSQL process works in its data directory; only Linux tells us about it. */
function processesIn(directory: string): number[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(directory);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isPostgresIn(real, pid))
    .map(Number);
}

function isPostgresIn(directory: string, pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory && readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n';
  } catch {
    return false;
  }
}

/**
 * PostgreSQL refuses to start while the process in its old pid file lives, even when that number now belongs to another
 * program. Our own number in its place says that the old one is gone, and keeps the check of shared memory alive.
 */
export function forgetStalePid(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...rest].join('\n'));
}
