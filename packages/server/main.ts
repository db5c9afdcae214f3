import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DataFolderInUse } from './db/embedded/folder-lock.ts';
import { type EmbeddedPostgres, startEmbedded } from './db/embedded/start-embedded.ts';
import { demoExternals, demoPassword } from './demo/demo-externals.ts';
import { loadDemo } from './demo/load-demo.ts';
import { groupNames } from './features/auth/group-names.ts';
import { demoStaff } from './providers/sign-in/demo-people.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}

function sayHello(config: Config, demoIsOn: boolean): void {
  say(`${config.ASSAY_NAME} is ready at ${config.publicUrl.href}`);
  if (!config.ASSAY_SMTP_URL) say(`Mail is written to ${join(config.dataDir, 'outbox')}`);
  if (!demoIsOn) return;
  say('\nSign in as staff by single sign-on (no password):');
  for (const { email, groups } of demoStaff) say(`  ${email.padEnd(34)}${groups.join(', ') || 'no groups'}`);
  say(`Sign in as a distributor with the password ${demoPassword}:`);
  for (const { email, company, distributorAdmin, state } of demoExternals)
    say(
      `  ${email.padEnd(34)}${company}${distributorAdmin ? ', its admin' : ''}${state === 'active' ? '' : ` (${state})`}`,
    );
}

async function listen(http: FastifyInstance, { HOST: host, PORT: port }: Config): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`);
  }
}

/** What filling the house left behind would stay with the process for as long as it idles. */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Ends once: first the requests under way, then the pool, then the database. */
function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    stop().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const embedded: EmbeddedPostgres | undefined = config.DATABASE_URL
    ? undefined
    : await startEmbedded({ folder: join(config.dataDir, 'database'), log: say });
  const app = await buildApp({
    config,
    connection: { connectionString: config.DATABASE_URL ?? embedded?.url },
    version: manifest.version,
    logger: { level: 'warn' },
    runsJobs: true,
    ...(existsSync(webFolder) && { webFolder }),
  });
  stopOnSignals(async () => {
    await app.close();
    await embedded?.stop();
  });
  const demo = config.ASSAY_MODE === 'demo';
  if (demo) {
    const issuer = new URL('./demo-sign-in', config.publicUrl).href;
    const { ASSAY_DEMO_CONTENT: content, ASSAY_DOMAIN: domain } = config;
    const loaded = await loadDemo(app, { content, issuer, names: groupNames(config), domain }, new Date());
    if (loaded) giveMemoryBack();
  }
  await listen(app.http, config);
  embedded?.announce(config.publicUrl.href);
  sayHello(config, demo);
}

await start().catch(fail);
