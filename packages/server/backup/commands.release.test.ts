import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { contentsOf, leaveNothingBehind, newFolder, query } from './testing/installations.ts';

leaveNothingBehind();
const root = resolve(import.meta.dirname, '../../..');
const started: ChildProcess[] = [];

/** After a failed test, too, nothing goes on running. */
const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
afterAll(() => Promise.all(started.map(stop)));

const environment = (dataDir: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ASSAY_DATA_DIR: dataDir,
  ASSAY_DEMO_CONTENT: 'people',
  INIT_CWD: dataDir,
  ...more,
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function startAssay(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'packages/server/main.ts')], {
    env: environment(dataDir, { PORT: String(await freePort()) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  for await (const line of createInterface(child.stdout ?? process.stdin)) if (line.includes('is ready at')) break;
  return child;
}

interface Ended {
  code: number;
  output: string;
}

/** Runs a command as npm does, after it has found Node.js. */
const run = (name: 'backup' | 'restore', args: string[], dataDir: string): Promise<Ended> =>
  promisify(execFile)(process.execPath, [join(root, 'scripts', `${name}.ts`), ...args], { env: environment(dataDir) })
    .then(({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }))
    .catch((error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }));

async function contentsOfFolder(dataDir: string): Promise<Record<string, unknown>> {
  const postgres = await startEmbedded({ folder: join(dataDir, 'database'), durable: false });
  try {
    expect(await query(postgres.url, 'select count(*)::int as people from app_user')).toEqual([{ people: 12 }]);
    return await contentsOf(postgres.url);
  } finally {
    await postgres.stop();
  }
}

describe('npm run backup and npm run restore', { timeout: 120_000 }, () => {
  it('carry a running installation with an embedded database into another folder', async () => {
    const [first, second] = [await newFolder(), await newFolder()];
    const file = join(first, 'one.backup');
    const assay = await startAssay(first);

    const backup = await run('backup', ['one.backup'], first);
    expect(backup).toMatchObject({
      code: 0,
      output: expect.stringMatching(/ {2}app_user +12 rows\n(?:.|\n)*Backed up .*one\.backup\n$/),
    });
    expect(await run('backup', ['one.backup'], first)).toMatchObject({
      code: 1,
      output: `${file} exists already. Choose another name.\n`,
    });
    expect(await run('restore', ['one.backup', '--replace'], first)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/already running at http.* Stop it first, then restore\.\n$/),
    });

    await stop(assay);
    const whole = await contentsOfFolder(first);
    expect(await run('restore', ['one.backup'], first)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The installation is not empty'),
    });
    expect(await contentsOfFolder(first)).toEqual(whole);
    expect(await run('restore', [file], second)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/The backup is sound(?:.|\n)*Restored\.\n$/),
    });
    expect(await contentsOfFolder(second)).toEqual(whole);
    expect(await run('backup', [join(second, 'two.backup')], second)).toMatchObject({ code: 0 });
  });

  it('say how they are used, and what is missing', async () => {
    const folder = await newFolder();
    const usage = { backup: 'npm run backup -- FILE', restore: 'npm run restore -- FILE [--replace]' };
    await Promise.all(
      (['backup', 'restore'] as const).flatMap((name) =>
        [[], ['a', 'b'], ['--force', 'a']].map(async (args) =>
          expect(await run(name, args, folder)).toEqual({ code: 2, output: `Usage: ${usage[name]}\n` }),
        ),
      ),
    );
    expect(await run('backup', ['a'], folder)).toEqual({
      code: 1,
      output: `There is no installation in ${folder}, so nothing to back up.\n`,
    });
    expect(await run('restore', ['a'], folder)).toEqual({
      code: 1,
      output: `${join(folder, 'a')} cannot be read: there is no such file\n`,
    });
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });
});
