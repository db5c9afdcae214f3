import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '../testing/builders.ts';
import { startTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { backUp, bareHouse, contentsOf, type House, leaveNothingBehind, query, restore } from './testing/houses.ts';

leaveNothingBehind();

const few = 20_000;
const many = 200_000;
const addLogLines = (url: string, count: number) =>
  query(
    url,
    `insert into web_log
     select timestamptz '2026-01-01' + i * interval '1 second', md5(i::text), 'ada@provider.example', null,
       'GET', 200, random() * 10, '/api/v1/customers/' || md5((i + 1)::text), '127.0.0.1'
     from generate_series(1, ${count}) i`,
  );

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The most memory that was really held while the work ran, above what was held before. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  const held = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, held() - before);
  }, 100);
  await work();
  clearInterval(timer);
  return peak;
}

describe('a house with 200,000 log lines', () => {
  let small: House;
  let large: House;

  beforeAll(async () => {
    [small, large] = [await bareHouse(), await bareHouse()];
    const { url } = await createTestDatabase();
    const file = await backUp({ url, dataDir: small.dataDir });
    for (const house of [small, large]) await restore(file, house);
    await addLogLines(small.url, few);
    await addLogLines(large.url, many);
  });

  it('is backed up and restored with no more memory than a small one', async () => {
    const files: string[] = [];
    const targets = [await bareHouse(), await bareHouse()] as const;
    const backups = [];
    for (const house of [small, large]) backups.push(await peakOf(async () => files.push(await backUp(house))));
    const restores = [];
    for (const [index, target] of targets.entries())
      restores.push(await peakOf(() => restore(files[index] ?? '', target)));
    // Ten times the rows are 30 MB more of text; whoever gathers them holds them.
    const slack = 8_000_000;
    console.log(backups, restores);
    expect(backups[1]).toBeLessThan((backups[0] ?? 0) + slack);
    expect(restores[1]).toBeLessThan((restores[0] ?? 0) + slack);
    expect(await query(targets[1].url, 'select count(*)::int from web_log')).toEqual([{ count: many }]);
  });

  it('leaves the old house whole when its restore is killed in the middle', async () => {
    const file = await backUp(large);
    const old = await createTestDatabase();
    const app = await startTestApp({ databaseUrl: old.url });
    await addCustomer(app, { name: 'The old house' });
    await app.close();
    const before = await contentsOf(old.url);

    const script = fileURLToPath(new URL('testing/restore-alone.ts', import.meta.url));
    const child = spawn(process.execPath, [script, file, old.url, large.dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its first line says that a table is loaded already; the largest comes last.
    await once(createInterface(child.stdout), 'line');
    child.kill('SIGKILL');
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await contentsOf(old.url)).toEqual(before);

    await restore(file, { url: old.url, dataDir: large.dataDir }, { replace: true });
    expect(await query(old.url, 'select count(*)::int from web_log')).toEqual([{ count: many }]);
    await old.drop();
  });
});
