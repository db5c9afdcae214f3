import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@assay/domain/id';
import { aPlant } from './data/a-plant.ts';
import { seeded } from './data/random.ts';
import { brokenInvariants } from './measure/invariants.ts';
import { printTable } from './measure/table.ts';
import { type ServerProcess, startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';
import { stubbornCaller } from './server/until-answered.ts';

// kill -9 of the server while audits are edited: what was acknowledged is there, no run is half there, no clone lacks its results.

const kills = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const random = seeded(seed);
const port = 3982;
const points = 12;

interface Outline {
  version: number;
  finished: boolean;
  fields: Record<string, { value: string }>;
  suggestions: { id: string; text: string }[];
  runs: { id: string; role: string; points: number; answered: number }[];
}
interface Run {
  results: { id: string; comment: string }[];
}

const folder = await mkdtemp(join(tmpdir(), 'assay-kill-audits-'));
let server: ServerProcess = await startServer(folder, port);
const caller = stubbornCaller(server.url, await signInStaff(server.url, 'ada@provider.example'));
const { call } = caller;
const { customerSiteId, protocolId, equipment } = await aPlant(call, points);

/** What each audit must say by now, by where it says it. */
const expected = new Map<string, Map<string, unknown>>();
/** Runs that were deleted, which nobody may meet again. */
const deleted = new Set<string>();
let working = true;

/** Edits one audit from its start to its second version. */
async function story(round: number): Promise<void> {
  const id = newId();
  await call('POST', 'audits', { id, customerSiteId });
  const says = new Map<string, unknown>();
  expected.set(id, says);
  const at = `audits/${id}`;
  const machine = { equipment, protocolRunType: 'Audit_Machine:stage_1' };
  const [original, clone, passing, action] = [newId(), newId(), newId(), newId()];
  await call('POST', `${at}/runs`, { ...machine, id: original, protocolId });
  says.set(`points ${original}`, points);
  const { results } = await call<Run>('GET', `${at}/runs/${original}`);
  for (const [place, result] of results.slice(0, 4).entries()) {
    await call('PUT', `${at}/pointResults/${result.id}`, { comment: `Seen ${round} ${place}` });
    says.set(`comment ${result.id}`, `Seen ${round} ${place}`);
  }
  await call('POST', `${at}/runs`, { ...machine, id: clone, cloneRunId: original });
  says.set(`points ${clone}`, points);
  says.set(`answered ${clone}`, 4);
  await call('POST', `${at}/runs`, { ...machine, id: passing, protocolId });
  await call('DELETE', `${at}/runs/${passing}`);
  deleted.add(passing);
  await call('POST', `${at}/suggestions`, { id: action, type: 'ShortTerm', text: '' });
  await call('PUT', `${at}/suggestions/${action}`, { text: `Weld ${round}` });
  says.set(`action ${action}`, `Weld ${round}`);
  await call('PUT', `${at}/summary`, { text: `Round ${round}` });
  says.set('summary', `Round ${round}`);
  await call('PUT', `${at}/finished`, true);
  says.set('version', 1);
  await call('PUT', `${at}/finished`, false);
  await call('PUT', `${at}/comment`, { text: `Again ${round}` });
  says.set('comment', `Again ${round}`);
  await call('PUT', `${at}/finished`, true);
  says.set('version', 2);
}

async function saysNow(id: string): Promise<Map<string, unknown>> {
  const outline = await call<Outline>('GET', `audits/${id}/outline`);
  const says = new Map<string, unknown>([
    ['summary', outline.fields.summary?.value],
    ['comment', outline.fields.comment?.value],
    ['version', outline.version],
    ...outline.suggestions.map(({ id: action, text }): [string, unknown] => [`action ${action}`, text]),
  ]);
  for (const run of outline.runs) {
    says.set(`points ${run.id}`, run.points);
    says.set(`answered ${run.id}`, run.answered);
    const { results } = await call<Run>('GET', `audits/${id}/runs/${run.id}`);
    for (const result of results) says.set(`comment ${result.id}`, result.comment);
  }
  return says;
}

const keepWorking = async (lane: number): Promise<void> => {
  for (let round = lane; working; round += 2) await story(round);
};
const lanes = [keepWorking(0), keepWorking(1)];
for (let i = 0; i < kills; i++) {
  await wait(random() * 1_500);
  server.child.kill('SIGKILL');
  server = await startServer(folder, port);
}
working = false;
await Promise.all(lanes);

let lost = 0;
let halves = 0;
for (const [id, says] of expected) {
  const now = await saysNow(id);
  for (const [where, what] of says)
    if (now.get(where) !== what) {
      lost++;
      process.stdout.write(`Lost at ${id}, ${where}: ${String(what)}, but it says ${String(now.get(where))}\n`);
    }
  for (const [where, count] of now) {
    const run = where.startsWith('points ') ? where.slice('points '.length) : undefined;
    if (run !== undefined && (deleted.has(run) || count === 0)) halves++;
  }
}
const { broken, versions } = await brokenInvariants(folder);
await server.stop();
await rm(folder, { recursive: true, force: true });

printTable(
  `${kills} kills (-9) of the server while audits are edited, seed ${seed}`,
  [
    'audits',
    'attempts',
    'writes acknowledged',
    'of these lost',
    'half or deleted runs',
    'broken invariants',
    'versions',
  ],
  [[expected.size, caller.attempts(), caller.acknowledged(), lost, halves, broken, versions]],
);
if (lost + halves + broken > 0) process.exitCode = 1;
