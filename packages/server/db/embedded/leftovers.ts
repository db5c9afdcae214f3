import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 10_000;

/**
 * Ends the PostgreSQL processes that still work in the directory. The caller holds the folder's lock, so whatever is
 * there has lost its launcher: a postmaster that missed its parent's death, or backends that outlive a killed postmaster.
 */
export async function endLeftovers(directory: string, platform: NodeJS.Platform): Promise<void> {
  const deadline = Date.now() + patience;
  for (let round = 0; ; round++) {
    const left = processesIn(directory, platform);
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

/** Every PostgreSQL process works in its data directory; Windows ends them with their launcher. */
export function processesIn(directory: string, platform: NodeJS.Platform): number[] {
  const real = realpathSync(directory);
  if (platform === 'darwin') return listedIn(real);
  return platform === 'linux' ? foundIn(real) : [];
}

/** macOS has no /proc; lsof names each process (p) before its working directory (n). */
function listedIn(directory: string): number[] {
  const { stdout } = spawnSync('lsof', ['-a', '-c', 'postgres', '-d', 'cwd', '-Fpn'], { encoding: 'utf8' });
  const found: number[] = [];
  let pid = 0;
  for (const line of (stdout ?? '').split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1));
    else if (line === `n${directory}`) found.push(pid);
  }
  return found;
}

function foundIn(real: string): number[] {
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
export function forgetStalePid(directory: string, platform: NodeJS.Platform): void {
  const file = join(directory, 'postmaster.pid');
  // On Windows PostgreSQL asks the process itself whether it is one of its own.
  if (platform === 'win32' || !existsSync(file)) return;
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [String(process.pid), ...rest].join('\n'));
}
