import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { openDataFolder } from './db/data-folder.ts';
import { DataFolderInUse } from './db/embedded/folder-lock.ts';
import type { EmbeddedPostgres } from './db/embedded/start-embedded.ts';
import { readSchema } from './db/migrate.ts';
import { loadDemo } from './demo/load-demo.ts';
import { groupNames } from './features/auth/admit-staff.ts';
import { handleUncaughtErrors } from './http/frame/uncaught-errors.ts';
import { portAdvice, readyLines } from './start-messages.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

async function listen(http: FastifyInstance, { HOST: host, PORT: port }: Config): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const advice = portAdvice((error as NodeJS.ErrnoException).code, port);
    throw advice ? new ConfigError(advice) : error;
  }
}

/** What loading the demo left behind would stay with the process for as long as it idles. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** How to close what was opened so far. */
const opened: (() => Promise<void>)[] = [];

/** First the requests under way, then the pool, then the database. */
async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/** Ends once. Windows has no signal to end a process in good order: there whoever started us closes the channel instead. */
function stopOnSignals(): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    closeAll().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  process.once('disconnect', begin);
  process.channel?.unref();
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const embedded: EmbeddedPostgres | undefined = config.DATABASE_URL
    ? undefined
    : await openDataFolder({ dataDir: config.dataDir, schema: await readSchema(manifest.version), say });
  if (embedded) opened.push(embedded.stop);
  const app = await buildApp({
    config,
    connection: { connectionString: config.DATABASE_URL ?? embedded?.url },
    version: manifest.version,
    logger: { level: 'warn' },
    runsJobs: true,
    ...(existsSync(webFolder) && { webFolder }),
  });
  opened.push(app.close);
  handleUncaughtErrors(app.containError, fail);
  stopOnSignals();
  if (config.ASSAY_MODE === 'demo') {
    const issuer = new URL('./demo-sign-in', config.publicUrl).href;
    const { ASSAY_DEMO_CONTENT: content, ASSAY_DOMAIN: domain } = config;
    const loaded = await loadDemo(app, { content, issuer, names: groupNames(config), domain, say }, new Date());
    if (loaded) giveMemoryBack();
  }
  await listen(app.http, config);
  await embedded?.announce(config.publicUrl.href);
  for (const line of readyLines(config, app.pdf.about)) say(line);
}

await start().catch(async (error: unknown) => {
  // Left behind, a database would be ended the hard way on Windows.
  await closeAll().catch(() => undefined);
  fail(error);
});
