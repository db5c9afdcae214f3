import { setTimeout as wait } from 'node:timers/promises';
import { type Postmaster, type PostmasterPlan, startPostmaster } from './postmaster.ts';

export interface Supervised {
  pid(): number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const pauseAfterFailure = 1000;

/** Keeps one postmaster running until it is told to stop. */
export async function supervise(plan: PostmasterPlan, log: (line: string) => void): Promise<Supervised> {
  let wanted = true;
  let current: Postmaster = await startPostmaster(plan);
  let reviving: Promise<void> | undefined;
  watch(current);

  function watch(postmaster: Postmaster): void {
    void postmaster.ended.then(() => {
      if (!wanted || postmaster !== current) return;
      log('PostgreSQL ended unexpectedly and is started again.');
      reviving ??= revive().finally(() => {
        reviving = undefined;
      });
    });
  }

  async function revive(): Promise<void> {
    while (wanted) {
      try {
        await replace();
        log('PostgreSQL is running again.');
        return;
      } catch (error) {
        log(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`);
        await wait(pauseAfterFailure);
      }
    }
  }

  async function replace(): Promise<void> {
    const next = await startPostmaster(plan);
    if (!wanted) return await next.stop();
    current = next;
    watch(next);
  }

  return {
    pid: () => current.pid,
    restart: async () => {
      await reviving;
      wanted = false;
      await current.stop();
      wanted = true;
      await revive();
    },
    stop: async () => {
      wanted = false;
      await reviving;
      await current.stop();
    },
  };
}
