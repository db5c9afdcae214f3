import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { derivedId, newId } from '@assay/domain/id';
import { openPool } from '@assay/server/db/pool';
import { aPicture } from '@assay/server/testing/pictures';
import type { BrowserContext, Page } from '@playwright/test';
import { buildWeb } from '../scripts/web-build.ts';
import { seeded } from './data/random.ts';
import { brokenInvariants } from './measure/invariants.ts';
import { withBrowser } from './measure/long-tasks.ts';
import { printTable } from './measure/table.ts';
import { readPostmaster } from './server/postmaster.ts';
import { startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';
import { stubbornCaller } from './server/until-answered.ts';

// The tab that sends is killed at seeded moments while inspections that began on the device go out: their starts, their answers in
// order, their photos. Nothing is lost, and nothing is written twice.

const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3992;
const answers = 40;
const photos = 4;

await buildWeb();
const folder = await mkdtemp(join(tmpdir(), 'assay-kill-sending-'));
const server = await startServer(folder, port);
const { url } = server;
const ada = await signInStaff(url, 'ada@provider.example');
const { call } = stubbornCaller(url, ada);

interface Placed {
  protocolId: string;
  categories: { inspectionPoints: { id: string }[] }[];
}

/** A protocol of comments with photos, for the first machine of the demo. */
async function prepare() {
  const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
  const photoField = { present: true, required: false, onlyForFailure: false };
  const points: { inspectionPointId: string }[] = [];
  for (let place = 0; place < answers; place++) {
    const point = { type: 'Comment', name: `Weld ${place}`, productCategoryId: category?.id, photoField };
    points.push({ inspectionPointId: (await call<{ id: string }>('POST', 'inspectionPoints', point)).id });
  }
  const {
    result: [machine],
  } = await call<{ result: { id: string; productFamilyId: string }[] }>('GET', 'Equipments/query');
  const protocol = await call<Placed>('POST', 'inspectionProtocols', {
    name: 'Killed while it is sent',
    type: 'Daily',
    targets: [{ productFamilyId: machine?.productFamilyId }],
    categories: [{ title: 'All', inspectionPoints: points }],
  });
  return {
    protocolId: protocol.protocolId,
    machineId: machine?.id ?? '',
    pointIds: protocol.categories.flatMap(({ inspectionPoints }) => inspectionPoints.map(({ id }) => id)),
  };
}

const { protocolId, machineId, pointIds } = await prepare();
const picture = await aPicture({ width: 320, height: 240, seed: 3 });
const owner = (await call<{ id: string }>('GET', 'auth/user')).id;
const answerOf = (id: string, place: number): string => `Answer ${place} of ${id}`;

/** What a device would hand to another: an inspection that began there, with all its answers and photos. */
function workFile(id: string, runId: string): Buffer {
  const visit = `inspections/${id}`;
  const now = Date.now();
  const common = { base: {}, state: 'waiting', since: now, changed: now };
  const keyOf = (pointId: string) => `result/${runId}/${pointId}/${derivedId(runId, pointId)}`;
  const input = {
    ...{ id, runId, protocolId, equipment: { id: machineId }, customerId: null, configuratorProtocolId: null },
    ...{ contactName: '', contactPhoneNumber: '', contactEmail: '', loadedHours: '', choices: [], samples: {} },
  };
  const uploads = Array.from({ length: photos }, (_, place) => `upload/${newId()}/${place}`);
  const entries = [
    { ...common, kind: 'begin', key: `begin/${visit}`, operation: 'put', parts: { input } },
    ...pointIds.map((pointId, place) => ({
      ...{ ...common, kind: 'result', key: keyOf(pointId), operation: 'put', parts: { value: answerOf(id, place) } },
      base: { value: '' },
    })),
    ...uploads.map((key, place) => ({
      ...{ ...common, kind: 'upload', key, operation: 'upload' },
      parts: { target: keyOf(pointIds[place] ?? ''), kind: 'photo' },
    })),
  ].map((entry, order) => {
    const entryId = newId();
    return { owner, visit, id: entryId, entry: { ...entry, id: entryId, order } };
  });
  const files = uploads.map((key) => ({
    ...{ owner, visit, key, name: 'photo.jpg', type: 'image/jpeg', size: picture.length, lastModified: now },
  }));
  const visits = [{ owner, visit, name: id, usedAt: now }];
  const head = Buffer.from(JSON.stringify({ owner, entries, states: [], visits, files }));
  return Buffer.concat([Buffer.from(`assay-work-1\n${head.length}\n`), head, ...files.map(() => Buffer.from(picture))]);
}

interface Inspection {
  runs: { results: { value?: string; photos: unknown[]; revision: number }[] }[];
}

/** How many entries this device still has. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('assay');
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const counting = db.transaction('entries').objectStore('entries').count();
      counting.onsuccess = () => (db.close(), done(counting.result));
    };
  })`);

let killed = 0;
let killedWhileWaiting = 0;

async function openAccount(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/Account`, { waitUntil: 'commit' });
  return page;
}

/** One inspection, until all of it has left, however often its tab is killed. */
async function sendOne(context: BrowserContext, id: string, runId: string): Promise<void> {
  let page = await openAccount(context);
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'a.work', mimeType: 'application/octet-stream', buffer: workFile(id, runId) },
  });
  await page.getByText('were read in').waitFor();
  for (;;) {
    await wait(random() * 1_500);
    const left = await waiting(page);
    if (left === 0) break;
    if (killed < kills) {
      killed++;
      if (left < 1 + answers + photos) killedWhileWaiting++;
      await page.close({ runBeforeUnload: false });
      page = await openAccount(context);
      await page.getByRole('heading', { name: 'On this device' }).waitFor();
    }
  }
  await page.close();
}

const sent: string[] = [];
await withBrowser(ada, { width: 1280, height: 900 }, async (first, context) => {
  await first.close();
  while (killed < kills) {
    const [id, runId] = [newId(), newId()];
    sent.push(id);
    await sendOne(context, id, runId);
  }
});

const { host, port: at } = await readPostmaster(folder);
const pool = openPool({
  connection: { host, port: at, user: 'assay', database: 'postgres' },
  max: 1,
  onError: () => {},
});
const faults = { lost: 0, twice: 0, outOfOrder: 0 };
for (const id of sent) {
  const { runs } = await call<Inspection>('GET', `inspections/${id}`);
  const results = runs[0]?.results ?? [];
  for (const [place, result] of results.entries()) {
    const expected = place < photos ? 1 : 0;
    if (result.value !== answerOf(id, place) || result.photos.length < expected) faults.lost++;
    if (result.photos.length > expected) faults.twice++;
  }
  const { rows } = await pool.query<{ changes: { to: unknown }[] }>(
    'select changes from event where record_id = $1 order by id',
    [id],
  );
  const written = rows.flatMap(({ changes }) =>
    changes.map(({ to }) => String(to)).filter((to) => to.startsWith('Answer ')),
  );
  faults.twice += written.length - new Set(written).size;
  if (written.some((text, place) => text !== answerOf(id, place))) faults.outOfOrder++;
}
await pool.end();
const { broken } = await brokenInvariants(folder);
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${killed} kills of the tab that sends, seed ${seed}`,
  [
    'inspections',
    'entries each',
    'kills',
    'of these amid sending',
    'lost',
    'twice',
    'out of order',
    'broken invariants',
  ],
  [
    [
      ...[sent.length, 1 + answers + photos, killed, killedWhileWaiting],
      ...[faults.lost, faults.twice, faults.outOfOrder, broken],
    ],
  ],
);
if (Object.values(faults).some((count) => count > 0) || broken > 0) process.exitCode = 1;
