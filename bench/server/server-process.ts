import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../packages/server/main.ts', import.meta.url));

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Seconds of processor time that the process has used. */
  cpuSeconds: () => Promise<number>;
  residentMiB: () => Promise<number>;
  stop: () => Promise<void>;
}

const ticksPerSecond = 100;

async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

export const observe = (url: string, child: ChildProcess): ServerProcess => ({
  url,
  child,
  cpuSeconds: () => cpuSeconds(child.pid ?? 0),
  residentMiB: () => residentMiB(child.pid ?? 0),
  stop: async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  },
});

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** The real server as `npm start` runs it, on a data folder and port of its own. */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const env = { ...process.env, ...settings, ASSAY_DATA_DIR: dataDir, PORT: String(port) };
  const url = `http://localhost:${port}`;
  // One that was just killed may take a moment to go.
  for (let looks = 0; await isReady(url); looks++) {
    if (looks === 20) throw new Error(`Another server answers at ${url}: it would be measured instead.`);
    await wait(100);
  }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = Date.now() + 300_000;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error('The server did not become ready within five minutes.');
    await wait(50);
  }
  return observe(url, child);
}
