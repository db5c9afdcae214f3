import { describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../db/pool.ts';
import { startTestApp, useTestApp } from '../testing/test-app.ts';
import { enqueue } from './jobs.queries.ts';
import { unlockDeadWorkers } from './living-workers.queries.ts';
import { startRunner } from './runner.ts';

describe('the queue of work', () => {
  const app = useTestApp();
  const db = () => withoutScopedTables(app().db);
  const held = async () =>
    (await app().pool.query(`select locked_by from graphile_worker._private_jobs where locked_by is not null`)).rows;
  const holdAs = (worker: string, ago: string) =>
    app().pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval, attempts = 1`,
      [worker, ago],
    );

  it('takes the work of a killed process from it, and leaves that of a living one alone', async () => {
    await enqueue(db(), 'service', { id: 'email-outbox' });
    await holdAs('worker-dead', '2 minutes');
    await app().pool.query(
      `insert into job_worker values ('worker-dead', now() - interval '90 seconds'), ('worker-alive', now())`,
    );
    await unlockDeadWorkers(app().db);
    expect(await held()).toEqual([]);

    await holdAs('worker-alive', '1 hour');
    await unlockDeadWorkers(app().db);
    expect(await held()).toEqual([{ locked_by: 'worker-alive' }]);
  });

  it('is held in a name that its process says is alive', async () => {
    const working = Promise.withResolvers<void>();
    const checked = Promise.withResolvers<void>();
    const slow = async () => {
      working.resolve();
      await checked.promise;
    };
    await app().pool.query('delete from graphile_worker._private_jobs');
    const stop = await startRunner(app(), { ...app().jobs, service: slow, import: slow }, { warn: () => {} });
    await enqueue(db(), 'service', { id: 'email-outbox' });
    await working.promise;
    const names = await expect
      .poll(
        async () =>
          (
            await app().pool.query(
              "select worker_id as locked_by from job_worker where seen_at > now() - interval '9 seconds' and worker_id like 'pool%'",
            )
          ).rows,
        { timeout: 10_000 },
      )
      .toHaveLength(1)
      .then(() => app().pool.query(`select worker_id as locked_by from job_worker where worker_id like 'pool%'`));
    expect(await held()).toEqual(names.rows);
    checked.resolve();
    await stop();
    await enqueue(db(), 'service', { id: 'email-outbox' });
  });

  it('holds its breath for a worker that has just begun', async () => {
    await holdAs('worker-unknown', '1 second');
    await unlockDeadWorkers(app().db);
    expect(await held()).toEqual([{ locked_by: 'worker-unknown' }]);
  });

  it('is taken up by whatever process runs next', async () => {
    await holdAs('worker-dead', '2 minutes');
    const other = await startTestApp({ databaseUrl: app().databaseUrl, runsJobs: true });
    try {
      await expect
        .poll(
          async () =>
            (await app().pool.query('select 1 from graphile_worker._private_jobs where run_at <= now()')).rowCount,
          {
            timeout: 15_000,
          },
        )
        .toBe(0);
      expect(
        (await app().pool.query("select 1 from job_worker where seen_at > now() - interval '10 seconds'")).rowCount,
      ).toBeGreaterThan(0);
    } finally {
      await other.close();
    }
  });
});
