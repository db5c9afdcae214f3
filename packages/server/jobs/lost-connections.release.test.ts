import { describe, expect, it, vi } from 'vitest';
import { withoutScopedTables } from '../db/pool.ts';
import { onDisturbedLine, recovery } from '../testing/disturbed-line.ts';
import { enqueue } from './jobs.queries.ts';
import { type Jobs, startRunner } from './runner.ts';

const silent = { warn: () => {} };

describe.concurrent('background work', { timeout: 90_000 }, () => {
  it.each(['reset', 'mute'] as const)('outlives a line that is %s while it is done, and its end is noted', (disturb) =>
    onDisturbedLine(async ({ app, proxy }) => {
      const db = withoutScopedTables(app.db);
      const done: string[] = [];
      const queued = Promise.withResolvers<void>();
      const service: Jobs['service'] = async ({ id }) => {
        await queued.promise;
        done.push(id);
        if (id === 'disturbed') proxy[disturb]();
      };
      const stop = await startRunner(app, { ...app.jobs, service }, silent);
      try {
        await enqueue(db, 'service', { id: 'disturbed' });
        queued.resolve();
        await vi.waitFor(() => expect(done).toContain('disturbed'), recovery);
        proxy.open();
        const waiting = async () => (await app.pool.query('select 1 from graphile_worker._private_jobs')).rowCount;
        await vi.waitFor(async () => expect(await waiting()).toBe(0), { ...recovery, timeout: 30_000 });
        await enqueue(db, 'service', { id: 'after' });
        await vi.waitFor(() => expect(done).toEqual(['disturbed', 'after']), recovery);
      } finally {
        await stop();
      }
    }),
  );

  it('gets another connection to hear of new work when that one goes mute', () =>
    onDisturbedLine(async ({ app, proxy }) => {
      const listeners = async () =>
        (
          await app.pool.query<{ pid: number }>(
            `select pid from pg_stat_activity where datname = current_database()
             and pid <> pg_backend_pid() and wait_event = 'ClientRead' and state = 'idle'
             and (query like 'LISTEN%' or query = 'select 1')`,
          )
        ).rows.map(({ pid }) => pid);
      const stop = await startRunner(app, app.jobs, silent);
      try {
        await vi.waitFor(async () => expect(await listeners()).toHaveLength(1), recovery);
        const [before] = await listeners();
        expect(proxy.muteThose('LISTEN "jobs:insert"')).toBe(1);
        await vi.waitFor(async () => expect((await listeners()).filter((pid) => pid !== before)).toHaveLength(1), {
          ...recovery,
          timeout: 20_000,
        });
      } finally {
        await stop();
      }
    }));
});
