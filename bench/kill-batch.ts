import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { seeded } from './data/random.ts';
import { printTable } from './measure/table.ts';
import { readPostmaster } from './server/postmaster.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';
import { stubbornCaller } from './server/until-answered.ts';

// kill -9 of the server while batch updates run: each chosen option changes once, and no other one ever does.

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3983;
/** Two authors, each with points of their own to update. */
const authors = 2;
const pointsEach = 12;
const optionsEach = 10;

interface Point {
  id: string;
  revision: number;
  name: string;
  type: string;
  productCategoryId: string;
  dropdowns: { id: string; title: string; options: { id: string; title: string }[] }[];
}

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-batch-'));
const settings = { ASSAY_DEMO_CONTENT: 'library' };
let server: ServerProcess = await startServer(folder, port, settings);
const caller = stubbornCaller(server.url, await signInStaff(server.url, 'ada@provider.example'));
const { call } = caller;

async function onDatabase<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const { host, port: socket } = await readPostmaster(folder);
  const client = new pg.Client({ host, port: socket, user: 'assay', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The work of a dead process is taken over a minute after its last sign of life; here that minute is over at once. */
const letAMinutePass = () =>
  onDatabase(`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes' where locked_by is not null;
    update job_worker set seen_at = seen_at - interval '2 minutes'`);

const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
const aPoint = (name: string, options: number) =>
  call<Point>('POST', 'inspectionPoints', {
    type: 'Dropdown',
    name,
    productCategoryId: category?.id,
    dropdowns: [
      { index: 0, title: 'Damage', options: Array.from({ length: options }, (_, i) => ({ index: i, title: 'Crack' })) },
    ],
  });

const targets: Point[][] = [];
const sources: Point[] = [];
for (let author = 0; author < authors; author++) {
  sources.push(await aPoint(`Source ${author}`, 1));
  const own: Point[] = [];
  for (let i = 0; i < pointsEach; i++) own.push(await aPoint(`Target ${author} ${i}`, optionsEach));
  targets.push(own);
}
const optionsOf = ({ dropdowns }: Point) => dropdowns.flatMap(({ options }) => options);

/** What each option must say in the end, and how often its point was to change. */
const expected = new Map(
  targets.flat().flatMap((point) => optionsOf(point).map(({ id, title }) => [id, title] as const)),
);
const changes = new Map(targets.flat().map(({ id }) => [id, 0]));
let chosenInAll = 0;
let rounds = 0;
let working = true;

async function untilDone(pointId: string): Promise<void> {
  for (;;) {
    const updates = await call<{ state: string }[]>('GET', `inspectionPoints/${pointId}/optionUpdates`);
    if (updates.every(({ state }) => state !== 'pending')) return;
    await wait(100);
  }
}

/** Renames its option and has about half of its targets follow, over and over. */
async function keepUpdating(author: number): Promise<void> {
  const [source, own] = [sources[author], targets[author] ?? []];
  if (!source) return;
  for (let round = 1; working; round++) {
    const title = `Crack ${round}`;
    const chosen = own.flatMap((point) =>
      optionsOf(point).flatMap(({ id }) => (random() < 0.5 ? [{ id, pointId: point.id }] : [])),
    );
    await call('PUT', `inspectionPoints/${source.id}`, {
      type: source.type,
      name: source.name,
      productCategoryId: source.productCategoryId,
      dropdowns: source.dropdowns.map((dropdown) => ({
        id: dropdown.id,
        index: 0,
        title: dropdown.title,
        options: dropdown.options.map(({ id }) => ({
          id,
          index: 0,
          title,
          batchUpdateDetails: { optionIds: chosen.map((option) => option.id) },
        })),
      })),
    });
    for (const { id, pointId } of chosen) {
      expected.set(id, title);
      changes.set(pointId, (changes.get(pointId) ?? 0) + 1);
    }
    chosenInAll += chosen.length;
    rounds++;
    await untilDone(source.id);
  }
}

const lanes = sources.map((_, author) => keepUpdating(author));
const doneInAll = async (): Promise<number> =>
  (
    await onDatabase<{ sum: number }>(
      `select coalesce(sum(revision), 0)::int as sum from inspection_point where name like 'Target %'`,
    )
  )[0]?.sum ?? 0;
const stillWaiting = async (): Promise<number> =>
  (await onDatabase<{ count: number }>(`select count(*)::int from option_batch where state = 'pending'`))[0]?.count ??
  0;
/** Since whoever was killed before: one that has not begun again cannot be cut off. */
async function untilItWorks(): Promise<void> {
  const doneBefore = await doneInAll();
  while ((await doneInAll()) === doneBefore) await wait(20);
}

let cutOff = 0;
for (let i = 0; i < kills; i++) {
  await untilItWorks();
  await wait(random() * 300);
  server.child.kill('SIGKILL');
  server = await startServer(folder, port, settings);
  if ((await stillWaiting()) > 0) cutOff++;
  // The last one is taken over as in real life.
  if (i < kills - 1) await letAMinutePass();
}
working = false;
await Promise.all(lanes);

let wrong = 0;
let notOnce = 0;
for (const target of targets.flat()) {
  const now = await call<Point>('GET', `inspectionPoints/${target.id}`);
  for (const { id, title } of optionsOf(now)) if (title !== expected.get(id)) wrong++;
  if (now.revision !== target.revision + (changes.get(target.id) ?? 0)) notOnce++;
}
const [{ failed } = { failed: -1 }] = await onDatabase<{ failed: number }>(
  `select count(*)::int as failed from option_batch where state <> 'done'`,
);
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${kills} kills (-9) of the server while batch updates run, seed ${seed}`,
  [
    'kills with updates left over',
    'batch updates',
    'options chosen',
    'options in all',
    'with another title than they must have',
    'points changed more or less often than chosen',
    'not done',
  ],
  [[cutOff, rounds, chosenInAll, expected.size, wrong, notOnce, failed]],
);
if (wrong + notOnce + failed !== 0) process.exitCode = 1;
