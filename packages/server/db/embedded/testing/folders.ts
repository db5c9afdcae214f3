import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbedded } from '../start-embedded.ts';

const made: string[] = [];
let template: string | undefined;

/** A new empty folder, removed after the last test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  made.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  template = undefined;
}

/** A folder with a cluster in it, copied from the one that was made first. */
export async function filledFolder(name = 'assay'): Promise<string> {
  if (!template) {
    template = join(emptyFolder(), 'template');
    const first = await startEmbedded({ folder: template, durable: false });
    await first.stop();
  }
  const folder = join(emptyFolder(), name);
  cpSync(template, folder, { recursive: true });
  return folder;
}

export async function start(folder: string, more: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ folder, durable: false, ...more });
  onTestFinished(() => postgres.stop());
  return postgres;
}

export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

interface HolderOutput {
  pid: number;
  url: string;
  error: string;
}

interface Holder {
  process: ChildProcess;
  output: HolderOutput;
}

interface HoldOptions {
  address?: string;
  durable?: boolean;
  uid?: number;
  gid?: number;
  env?: NodeJS.ProcessEnv;
}

/** Another process that holds the folder. */
export async function hold(
  folder: string,
  { address = '', durable = false, ...options }: HoldOptions = {},
): Promise<Holder> {
  const script = fileURLToPath(new URL('hold.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder, address, durable ? 'durable' : 'quick'], {
    ...options,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const output: HolderOutput = JSON.parse(String(line));
  // A killed process cannot remove the directory of its socket.
  const host = output.url && decodeURIComponent(new URL(output.url).hostname);
  if (host && host !== '127.0.0.1') made.push(host);
  return { process: child, output };
}

export async function until(holds: () => boolean | Promise<boolean>, milliseconds = 15_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${milliseconds} ms`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

function isOpen(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process that has ended but was not yet collected by its new parent counts as gone. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'win32') return isOpen(pid);
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 && !stdout.startsWith('Z');
}
