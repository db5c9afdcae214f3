import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@assay/domain/id';
import { aPlant } from './data/a-plant.ts';
import { median, printTable } from './measure/table.ts';
import { ask, load, type Reply } from './server/requests.ts';
import { startServer } from './server/server-process.ts';
import { signInStaff } from './server/sign-in-staff.ts';
import { stubbornCaller } from './server/until-answered.ts';

// Results of one audit written by one caller, and by eight at once, each in a run of its own: more callers never mean fewer writes.

const [rounds, writes] = [5, 1_200];
const callers = [1, 2, 4, 8];
const port = 3981;

interface Run {
  id: string;
  results: { id: string }[];
}

const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
const server = await startServer(folder, port);
try {
  const token = await signInStaff(server.url, 'ada@provider.example');
  const { call } = stubbornCaller(server.url, token);
  const { customerSiteId, protocolId, equipment } = await aPlant(call, 60);
  const audit = await call<{ id: string }>('POST', 'audits', { customerSiteId });
  const runs: Run[] = [];
  for (let i = 0; i < Math.max(...callers); i++) {
    const added = { protocolId, equipment, protocolRunType: 'Audit_Machine:stage_1' };
    const { id } = await call<{ id: string }>('POST', `audits/${audit.id}/runs`, added);
    runs.push(await call('GET', `audits/${audit.id}/runs/${id}`));
  }

  const perSecond = new Map(callers.map((count) => [count, [] as number[]]));
  for (let round = 0; round <= rounds; round++)
    for (const count of callers) {
      const write = (i: number): Promise<Reply> => {
        const results = runs[i % count]?.results ?? [];
        const result = results[Math.floor(i / count) % results.length];
        return ask('PUT', `${server.url}/api/v1/audits/${audit.id}/pointResults/${result?.id}`, {
          token,
          body: { comment: `Seen ${round} ${i}` },
          headers: { 'idempotency-key': newId() },
        });
      };
      const began = performance.now();
      await load(writes, count, write);
      // The first round warms the compiler up.
      if (round > 0) perSecond.get(count)?.push(writes / ((performance.now() - began) / 1000));
    }
  const alone = median(perSecond.get(1) ?? []);
  printTable(
    `Results of one audit, written in different runs (median of ${rounds} rounds of ${writes})`,
    ['callers', 'writes per second', 'times one caller alone'],
    callers.map((count) => {
      const rate = median(perSecond.get(count) ?? []);
      return [count, rate.toFixed(0), (rate / alone).toFixed(2)];
    }),
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
