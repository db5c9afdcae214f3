import { afterEach, describe, expect, it } from 'vitest';
import {
  JobFailed,
  openWorkerPool,
  PoolOverloaded,
  TimeLimitReached,
  type WorkerPool,
  type WorkerPoolOptions,
} from './worker-pool.ts';

describe('a pool of threads', () => {
  let pool: WorkerPool<string, string>;
  const open = (given: Partial<WorkerPoolOptions> = {}) => {
    const script = new URL('./testing/odd-worker.ts', import.meta.url);
    pool = openWorkerPool({ script, size: 1, longestQueue: 3, timeLimitMs: 20_000, idleMs: 60_000, ...given });
  };
  afterEach(() => pool.close());
  const run = (job: string) => pool.run(job, []);

  it('ends a job that takes too long, and does the next one', async () => {
    open({ timeLimitMs: 2_000 });
    const [hung, answered] = await Promise.allSettled([run('hang'), run('answer')]);
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TimeLimitReached) });
    expect(answered).toEqual({ status: 'fulfilled', value: 'answer' });
  });

  it('outlives a thread that dies, and does the next job', async () => {
    open();
    await expect(run('die')).rejects.toThrow('The thread ended before its job.');
    expect(await run('answer')).toBe('answer');
  });

  it('says why a job failed, and does the next one on the same thread', async () => {
    open();
    await expect(run('fail')).rejects.toThrow(JobFailed);
    expect(await run('answer')).toBe('answer');
  });

  it('refuses what no longer fits into its queue, and does what waits in it', async () => {
    open();
    const taken = Array.from({ length: 4 }, () => run('answer'));
    await expect(run('answer')).rejects.toThrow(PoolOverloaded);
    expect(await Promise.all(taken)).toEqual(Array(4).fill('answer'));
  });

  it('starts a thread again after it was ended for want of work', async () => {
    open({ idleMs: 0 });
    expect(await run('answer')).toBe('answer');
    expect(await run('answer')).toBe('answer');
  });

  it('gives every thread the same to begin with', async () => {
    open({ given: 'the setting' });
    expect(await run('given')).toBe('the setting');
    await run('last');
    expect(await run('given')).toBe('the setting');
  });

  it('ends a thread after its last answer, and does the next job on another one', async () => {
    open();
    const [first, last, next] = await Promise.all([run('thread'), run('last'), run('thread')]);
    expect(last).toBe(first);
    expect(next).not.toBe(first);
  });

  it('hands what a thread shares to the next one, until none is left', async () => {
    open();
    expect(await run('shared')).toBe('nothing');
    await run('share');
    await run('last');
    expect(await run('shared')).toBe('something costly');
    await pool.close();
    open({ idleMs: 0 });
    await run('share');
    await expect.poll(() => run('shared')).toBe('nothing');
  });

  it('refuses what comes after its end, and what waits for it', async () => {
    open();
    const jobs = [run('hang'), run('answer')].map((job) => job.catch((error: Error) => error.message));
    await pool.close();
    await expect(run('answer')).rejects.toThrow(PoolOverloaded);
    expect(await Promise.all(jobs)).toEqual(['The thread ended before its job.', 'The pool was closed.']);
  });
});
