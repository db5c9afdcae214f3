import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ask, emptyFolder, filledFolder, hold, removeFolders, start } from './testing/folders.ts';

afterAll(removeFolders);

const isRoot = process.geteuid?.() === 0;
/** The account `daemon`, which every system has. */
const stranger = 1;
const nameless = 54321;
const reads = (uid: number, file: string): boolean => spawnSync('test', ['-r', file], { uid }).status === 0;
const canMap = (uid: number): boolean =>
  isRoot && spawnSync('unshare', ['-U', '--map-user=65534', 'true'], { uid }).status === 0;

test.runIf(isRoot)('runs as nobody when started by root', async () => {
  const postgres = await start(await openFolder());
  expect(statSync(join(postgres.host, '.s.PGSQL.5432')).uid).toBe(65534);
  expect(statSync(postgres.host).mode & 0o777).toBe(0o700);
});

test.runIf(canMap(0))(
  'runs for root below a folder that only root may enter, and moves there with its data',
  async () => {
    const folder = await openFolder();
    const open = await start(folder);
    await ask(open.url, 'create table kept as select 42 as answer');
    await open.stop();
    chmodSync(join(folder, '..'), 0o700);
    const closed = await start(folder);
    expect(await ask(closed.url, 'select answer from kept')).toEqual([42]);
    expect(statSync(join(folder, 'cluster')).uid).toBe(0);
  },
);

test.runIf(isRoot)('runs for root below the private home of somebody else, as that person', async () => {
  const home = emptyFolder();
  chownSync(home, stranger, stranger);
  chmodSync(home, 0o700);
  const folder = join(home, '.assay', 'database');
  const postgres = await start(folder);
  expect(await ask(postgres.url, 'select 1')).toEqual([1]);
  expect(statSync(join(folder, 'cluster')).uid).toBe(stranger);
});

const isReadable = isRoot && reads(stranger, fileURLToPath(import.meta.url));

test.runIf(isReadable)('runs for an ordinary user in a home of their own', () => runsInHomeOf(stranger));

test.runIf(isReadable && canMap(nameless))('runs for a user without a name', () => runsInHomeOf(nameless));

test.runIf(isReadable)('tells a user whose folder it is not', async () => {
  const holder = await hold(await openFolder(), { uid: stranger, gid: stranger });
  expect(holder.output.error).toContain('belongs to somebody else');
});

async function runsInHomeOf(uid: number): Promise<void> {
  const home = emptyFolder();
  chownSync(home, uid, uid);
  chmodSync(home, 0o700);
  const holder = await hold(join(home, 'my data'), { uid, gid: uid });
  expect(holder.output.error).toBeUndefined();
  expect(await ask(holder.output.url, 'select 1')).toEqual([1]);
  expect(statSync(join(home, 'my data', 'cluster')).uid).toBe(uid);
}

/** Below a parent that everybody may enter: the temporary folders of the tests are private. */
async function openFolder(): Promise<string> {
  const folder = await filledFolder();
  chmodSync(join(folder, '..'), 0o755);
  mkdirSync(folder, { recursive: true });
  return folder;
}
