import type { BackgroundService } from '@assay/contract/background-services';
import { hours, later, minutes } from '@assay/domain/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { withoutScopedTables } from '../../db/pool.ts';
import { freshData } from '../../jobs/after-run.ts';
import { unlockDeadWorkers } from '../../jobs/living-workers.queries.ts';
import { runService } from '../../jobs/run-service.ts';
import { startRunner } from '../../jobs/runner.ts';
import type { Service, ServiceRun } from '../../jobs/service.ts';
import { addServices, wakeService } from '../../jobs/services.queries.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { backgroundServiceHandlers } from './background-services.routes.ts';

const id = 'stone-counter';
const quiet = { warn: () => {} };

describe('the frame of background services', () => {
  const app = useTestApp();
  const db = () => withoutScopedTables(app().db);
  let work: Service['run'];
  const service: Service = { id, about: 'Counts stones.', every: hours(1), run: (run) => work(run) };
  const job = (isStopping = () => false) =>
    runService([service], { db: db(), clock: app().now, isStopping, onFailure: () => {} });
  const run = () => job()({ id });
  const row = () =>
    app().db.selectFrom('background_service').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const waiting = async () =>
    (
      await app().pool.query<{ run_at: Date }>(
        'select run_at from graphile_worker.jobs where queue_name = $1 order by run_at',
        [id],
      )
    ).rows.map(({ run_at }) => run_at);
  const call = async (name: 'setEnabled' | 'reset', body?: boolean) => {
    const steps = backgroundServiceHandlers([service])[name];
    const request = { db: db(), params: { id }, now: app().now(), body } as never;
    const record = await steps.load(request);
    return (await steps.run({ ...(request as object), record } as never)) as BackgroundService;
  };

  beforeEach(async () => {
    await app().pool.query('delete from graphile_worker._private_jobs; delete from background_service');
    await addServices(db(), [id]);
    work = async () => ({ counts: { stones: 3 } });
  });

  it('tells what a run did and when the next one is', async () => {
    await run();
    await run();
    expect(await row()).toMatchObject({
      status: 'idle',
      run_id: null,
      data: {
        ...freshData,
        startedAt: app().now().toISOString(),
        endedAt: app().now().toISOString(),
        nextRunAt: later(app().now(), hours(1)).toISOString(),
        runs: 2,
        counts: { stones: 3 },
        totals: { stones: 6 },
      },
    });
    expect(await waiting()).toEqual([later(app().now(), hours(1))]);
  });

  it('shows a failure with its moment, and tries again after a growing pause', async () => {
    work = async () => {
      throw new Error('the scales are broken');
    };
    await run();
    expect(await waiting()).toEqual([later(app().now(), minutes(1))]);
    app().setNow(later(app().now(), minutes(1)));
    await run();
    expect(await row()).toMatchObject({
      status: 'retrying',
      data: { failures: 2, lastError: { at: app().now().toISOString(), message: 'the scales are broken' } },
    });
    expect(await waiting()).toEqual([later(app().now(), minutes(2))]);
    work = async () => ({ counts: {} });
    await run();
    expect(await row()).toMatchObject({ status: 'idle', data: { failures: 0 } });
  });

  it('remembers what a run tells it to, a failure included, until the reset', async () => {
    const seen: unknown[] = [];
    work = async ({ memory }) => {
      seen.push(memory);
      if (seen.length === 2) throw new Error('no');
      return { counts: {}, memory: { run: seen.length } };
    };
    for (let i = 0; i < 3; i++) await run();
    await call('reset');
    await run();
    expect(seen).toEqual([undefined, { run: 1 }, { run: 1 }, undefined]);
  });

  it('does nothing while it is switched off, and runs when it is switched on', async () => {
    expect(await call('setEnabled', false)).toMatchObject({ enabled: false, status: 'disabled' });
    let runs = 0;
    work = async () => {
      runs++;
      return { counts: {} };
    };
    await wakeService(db(), id);
    await run();
    expect([runs, (await row()).data]).toEqual([0, {}]);
    await app().pool.query('delete from graphile_worker._private_jobs');
    expect(await call('setEnabled', true)).toMatchObject({ enabled: true, status: 'idle' });
    expect(await waiting()).toHaveLength(1);
    await run();
    expect(runs).toBe(1);
  });

  it.each([
    ['switched off', () => call('setEnabled', false), 'disabled'],
    ['reset', () => call('reset'), 'idle'],
  ])('a long run ends soon after it was %s, and tells nothing', async (_, act, status) => {
    let [steps, ended] = [0, false];
    work = async ({ report }: ServiceRun) => {
      for (; !ended; steps++) {
        if (steps === 1) expect((await act()).status).toBe(status);
        await report({ done: steps, of: 100, what: 'stones' });
      }
      return { counts: { stones: 99 } };
    };
    const stop = setTimeout(() => {
      ended = true;
    }, 15_000);
    await run();
    clearTimeout(stop);
    expect(ended).toBe(false);
    expect(await row()).toMatchObject({ data: {}, run_id: null, status: 'idle' });
  });

  it('shows how far a long run is', async () => {
    const reported = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    work = async ({ report }) => {
      await report({ done: 1, of: 4, what: 'stones' });
      reported.resolve();
      await seen.promise;
      return { counts: {} };
    };
    const running = run();
    await reported.promise;
    expect(await row()).toMatchObject({ status: 'running', data: { progress: { done: 1, of: 4, what: 'stones' } } });
    seen.resolve();
    await running;
    expect(await row()).toMatchObject({ status: 'idle', data: { progress: null } });
  });

  it('is shared by two processes that never run it at once, however often it is woken', async () => {
    let [running, most, runs] = [0, 0, 0];
    const begun = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    work = async () => {
      running++;
      most = Math.max(most, running);
      if (runs++ === 0) {
        begun.resolve();
        await woken.promise;
      }
      running--;
      return { counts: {} };
    };
    const stops = [
      await startRunner(app(), { ...app().jobs, service: job() }, quiet),
      await startRunner(app(), { ...app().jobs, service: job() }, quiet),
    ];
    await wakeService(db(), id);
    await begun.promise;
    for (let i = 0; i < 20; i++) await wakeService(db(), id);
    woken.resolve();
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    for (const stop of stops) await stop();
    expect([most, runs]).toEqual([1, 2]);
  });

  it('is handed to another process when its own one stops in the middle', async () => {
    let stopping = false;
    work = async ({ report }) => {
      await report({ done: 1 });
      stopping = true;
      await report({ done: 2 });
      return { counts: { stones: 99 } };
    };
    await job(() => stopping)({ id });
    expect((await row()).data).not.toHaveProperty('counts');
    expect(await waiting()).toHaveLength(1);
    work = async () => ({ counts: { stones: 3 } });
    await run();
    expect(await row()).toMatchObject({ status: 'idle', data: { runs: 1, totals: { stones: 3 } } });
  });

  it('goes on after a process was killed in the middle of a run', async () => {
    await wakeService(db(), id);
    await app().pool.query(
      `update background_service set status = 'running', run_id = gen_random_uuid();
       update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '2 minutes', attempts = 1;
       update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now() - interval '2 minutes'
         where queue_name = '${id}'`,
    );
    await unlockDeadWorkers(app().db);
    const stop = await startRunner(app(), { ...app().jobs, service: job() }, quiet);
    await expect.poll(async () => (await row()).status, { timeout: 10_000 }).toBe('idle');
    await stop();
    expect((await row()).data).toMatchObject({ runs: 1, counts: { stones: 3 } });
  });
});
