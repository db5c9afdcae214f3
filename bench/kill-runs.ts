import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@assay/domain/id';
import { ratings } from '@assay/domain/ratings';
import { aPicture } from '@assay/server/testing/pictures';
import { seeded } from './data/random.ts';
import { brokenInvariants } from './measure/invariants.ts';
import { withBrowser } from './measure/long-tasks.ts';
import { printTable } from './measure/table.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';
import { stubbornCaller } from './server/until-answered.ts';

// kill -9 of the server while inspections are carried out: what was acknowledged is there, what must hold holds, and the browser sends the rest by itself.

const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3989;

interface Inspection {
  id: string;
  status: string;
  version: number;
  fields: Record<string, { value: string }>;
  runs: { results: { id: string; type: string; value?: string; comment: string; photos: { imageId: string }[] }[] }[];
  findings: { id: string; title: string }[];
  priorityActions: { id: string; title: string }[];
  providerSignature: { imageId: string } | null;
}

let working = true;
/** What each inspection must say by now, by where it says it. */
const expected = new Map<string, Map<string, unknown>>();

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-runs-'));
let server: ServerProcess = await startServer(folder, port);
const { url } = server;
const [ada = '', max = ''] = await Promise.all(
  ['ada', 'max'].map((name) => signInStaff(url, `${name}@provider.example`)),
);

const caller = stubbornCaller(url, ada);
const { call } = caller;

const picture = await aPicture({ width: 640, height: 480, seed: 3 });

const sendPicture = (): Promise<{ id: string }> =>
  caller.send(async (headers) => {
    const body = new FormData();
    body.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
    const reply = await fetch(`${url}/api/v1/images`, {
      method: 'POST',
      body,
      headers: { ...headers, authorization: `Bearer ${ada}` },
    });
    return { status: reply.status, body: await reply.json() };
  });

/** A protocol for machines like the first of the demo, of which everything must be rated. */
async function prepare() {
  const [category] = await call<{ id: string }[]>('GET', 'productCategories/all');
  const points: { id: string }[] = [];
  for (const type of ['Measurement', 'Comment', 'Measurement'])
    points.push(await call('POST', 'inspectionPoints', { type, name: `A ${type}`, productCategoryId: category?.id }));
  const {
    result: [machine],
  } = await call<{ result: { productModelId: string; productFamilyId: string }[] }>('GET', 'Equipments/query');
  const protocol = await call<{ protocolId: string }>('POST', 'inspectionProtocols', {
    name: 'Killed',
    type: 'Daily',
    targets: [{ productFamilyId: machine?.productFamilyId }],
    categories: [{ title: 'All', inspectionPoints: points.map(({ id }) => ({ inspectionPointId: id })) }],
  });
  return { protocolId: protocol.protocolId, productModelId: machine?.productModelId };
}

const { protocolId, productModelId } = await prepare();
/** Each on a machine of its own: what an earlier visit left open would have to be disposed of first. */
const begin = (): Promise<Inspection> => {
  const id = newId();
  return call('POST', 'inspections', { id, protocolId, equipment: { productModelId, serialNumber: id } });
};

/** Carries one inspection out from its start to its second version. */
async function story(round: number): Promise<void> {
  const { id, runs } = await begin();
  const says = new Map<string, unknown>();
  expected.set(id, says);
  const at = `inspections/${id}`;
  for (const [place, result] of (runs[0]?.results ?? []).entries()) {
    const value = String(round * 10 + place);
    await call('PUT', `${at}/pointResults/${result.id}`, { value, rating: ratings.Ok });
    says.set(`value ${result.id}`, value);
    await call('PUT', `${at}/pointResults/${result.id}`, { comment: `Seen ${value}` });
    says.set(`comment ${result.id}`, `Seen ${value}`);
  }
  const [first] = runs[0]?.results ?? [];
  const photo = await sendPicture();
  await call('PUT', `${at}/pointResults/${first?.id}/images/${photo.id}`, { caption: 'A photo' });
  says.set(`photo ${first?.id}`, photo.id);
  const [finding, action] = [newId(), newId()];
  await call('PUT', `${at}/findings/${finding}`, { title: `Crack ${round}` });
  says.set(`finding ${finding}`, `Crack ${round}`);
  await call('PUT', `${at}/priorityActions/${action}`, { title: `Weld ${round}`, priority: 'High' });
  says.set(`action ${action}`, `Weld ${round}`);
  await call('PUT', `${at}/summary`, { text: `Round ${round}` });
  says.set('summary', `Round ${round}`);
  const signature = await sendPicture();
  await call('PUT', `${at}/signatures/provider`, { name: 'Ada', imageId: signature.id });
  await call('PUT', `${at}/updateStatus`, { status: 'Waiting' });
  says.set('version', 1);
  await call('PUT', `${at}/updateStatus`, { status: 'In_Use', reason: 'Look again' }, max);
  await call('PUT', `${at}/pointResults/${first?.id}`, { value: '7' });
  says.set(`value ${first?.id}`, '7');
  await call('PUT', `${at}/updateStatus`, { status: 'Waiting' });
  says.set('version', 2);
}

async function keepWorking(lane: number): Promise<void> {
  for (let round = lane; working; round += 2) await story(round);
}

function saysNow(inspection: Inspection): Map<string, unknown> {
  const results = inspection.runs.flatMap((run) => run.results);
  return new Map<string, unknown>([
    ...results.flatMap(({ id, value, comment, photos }): [string, unknown][] => [
      [`value ${id}`, value],
      [`comment ${id}`, comment],
      [`photo ${id}`, photos[0]?.imageId],
    ]),
    ...inspection.findings.map(({ id, title }): [string, unknown] => [`finding ${id}`, title]),
    ...inspection.priorityActions.map(({ id, title }): [string, unknown] => [`action ${id}`, title]),
    ['summary', inspection.fields.summary?.value],
    ['version', inspection.version],
  ]);
}

const typed = await begin();
let lastTyped = '';
let emptied = false;
const lanes = [keepWorking(0), keepWorking(1)];
await withBrowser(ada, { width: 1280, height: 900 }, async (page) => {
  await page.goto(`${url}/Reports/${typed.id}/perform`);
  const comment = page.getByLabel('Comment', { exact: true });
  await comment.waitFor();
  for (let i = 0; i < kills; i++) {
    await wait(random() * 300);
    lastTyped = `Typed before kill ${i}`;
    await comment.fill(lastTyped);
    await wait(random() * 1_200);
    server.child.kill('SIGKILL');
    server = await startServer(folder, port);
  }
  working = false;
  await Promise.all(lanes);
  for (let looks = 0; looks < 120 && !emptied; looks++) {
    const now = await call<Inspection>('GET', `inspections/${typed.id}`);
    emptied = now.runs[0]?.results.some((result) => result.comment === lastTyped) ?? false;
    if (!emptied) await wait(500);
  }
});

let lost = 0;
for (const [id, says] of expected) {
  const now = saysNow(await call<Inspection>('GET', `inspections/${id}`));
  for (const [where, what] of says)
    if (now.get(where) !== what) {
      lost++;
      process.stdout.write(`Lost at ${id}, ${where}: ${String(what)}, but it says ${String(now.get(where))}\n`);
    }
}

const { broken, versions } = await brokenInvariants(folder);
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${kills} kills (-9) of the server while inspections are carried out, seed ${seed}`,
  [
    'inspections',
    'attempts',
    'writes acknowledged',
    'of these lost',
    'broken invariants',
    'versions',
    'browser sent all by itself',
  ],
  [[expected.size, caller.attempts(), caller.acknowledged(), lost, broken, versions, emptied ? 'yes' : 'no']],
);
if (lost + broken > 0 || !emptied) process.exitCode = 1;
