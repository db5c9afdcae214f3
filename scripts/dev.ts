import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { openDataFolder } from '../packages/server/db/data-folder.ts';
import { DataFolderInUse } from '../packages/server/db/embedded/folder-lock.ts';
import type { EmbeddedPostgres } from '../packages/server/db/embedded/start-embedded.ts';
import { readSchema } from '../packages/server/db/migrate.ts';
import { programFile, root } from './programs.ts';
import { stopWithParent } from './stop-with-parent.ts';

/** The server restarts and the page renews itself on every change; the database runs through. */
const { ASSAY_WEB_PORT: webPort = '5173', PORT: port = '3000', ...rest } = process.env;
const address = `http://localhost:${webPort}`;
const apiUrl = `http://localhost:${port}`;

stopWithParent();
const postgres = process.env.DATABASE_URL ? undefined : await startDatabase();
await postgres?.announce(address);
const server = start(['--watch', '--watch-preserve-output', 'packages/server/main.ts'], {
  ...rest,
  PORT: port,
  DATABASE_URL: process.env.DATABASE_URL ?? postgres?.url,
  ASSAY_PUBLIC_URL: process.env.ASSAY_PUBLIC_URL ?? address,
});
const web = start([programFile('vite'), 'dev', 'packages/web'], {
  ...process.env,
  ASSAY_API_URL: apiUrl,
  ASSAY_WEB_PORT: webPort,
});
console.log(`Assay for development: ${address} (API at ${apiUrl})`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of [server, web]) child.once('exit', stop);

function start(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
}

async function startDatabase(): Promise<EmbeddedPostgres> {
  const dataDir = resolve(root, process.env.ASSAY_DATA_DIR ?? '.assay');
  try {
    return await openDataFolder({ dataDir, schema: await readSchema(manifest.version), say: console.log });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(`Assay is ${error.message}.`);
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const running = [server, web].filter((child) => child.exitCode === null && child.signalCode === null);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  await postgres?.stop();
  process.exit();
}
