import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../testing/builders.ts';
import { startTestApp } from '../testing/test-app.ts';
import {
  backUp,
  bareInstallation,
  contentsOf,
  copiedInstallation,
  type Installation,
  leaveNothingBehind,
  newFolder,
  query,
  restore,
} from './testing/installations.ts';

leaveNothingBehind();
const script = fileURLToPath(new URL('testing/alone.ts', import.meta.url));

const few = 10_000;
const many = 100_000;
const addLogLines = (url: string, count: number) =>
  query(
    url,
    `insert into web_log (at, request_id, user_email, method, status, duration_ms, url, address)
     select timestamptz '2026-01-01' + i * interval '1 second', md5(i::text), 'ada@provider.example',
       'GET', 200, random() * 10, '/api/v1/customers/' || md5((i + 1)::text), '127.0.0.1'
     from generate_series(1, ${count}) i`,
  );

/** The most memory that a process of its own holds while it works. */
async function peakOf(work: 'backup' | 'restore', file: string, { url, dataDir }: Installation): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, work, file, url, dataDir]);
  return Number(stdout.trim().split('\n').at(-1));
}

describe('an installation with 100,000 log lines', { timeout: 180_000 }, () => {
  let small: Installation;
  let large: Installation;

  beforeAll(async () => {
    [small, large] = [await copiedInstallation(), await copiedInstallation()];
    await addLogLines(small.url, few);
    await addLogLines(large.url, many);
  });

  it('is backed up and restored with no more memory than a small one', async () => {
    const folder = await newFolder();
    // Ten times the rows are 15 MB more of text; whoever gathers them holds them.
    const slack = 8_000_000;
    const files = { small: join(folder, 'small.backup'), large: join(folder, 'large.backup') };
    const backups = {
      small: await peakOf('backup', files.small, small),
      large: await peakOf('backup', files.large, large),
    };
    expect(backups.large).toBeLessThan(backups.small + slack);
    const target = await bareInstallation();
    const restores = {
      small: await peakOf('restore', files.small, target),
      large: await peakOf('restore', files.large, target),
    };
    expect(restores.large).toBeLessThan(restores.small + slack);
    expect(await query(target.url, 'select count(*)::int from web_log')).toEqual([{ count: many }]);
  });

  it('leaves the old installation whole when its restore is killed in the middle', async () => {
    const file = await backUp(large);
    const old = await copiedInstallation();
    const app = await startTestApp({ databaseUrl: old.url });
    await addCustomer(app, { name: 'The old installation' });
    await app.close();
    const before = await contentsOf(old.url);

    const child = spawn(process.execPath, [script, 'restore', file, old.url, large.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its first line says that a table is loaded already; the largest comes last.
    await once(createInterface(child.stdout), 'line');
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await contentsOf(old.url)).toEqual(before);

    await restore(file, { url: old.url, dataDir: large.dataDir }, { replace: true });
    expect(await query(old.url, 'select count(*)::int from web_log')).toEqual([{ count: many }]);
  });
});
