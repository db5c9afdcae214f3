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
  let running = false;
  let isEnding = false;
  let reviving: Promise<void> | undefined;
  let current = watched(await startPostmaster(plan));

  function watched(postmaster: Postmaster): Postmaster {
    running = true;
    void postmaster.ended.then(() => {
      if (postmaster !== current) return;
      running = false;
      if (!wanted) return;
      if (!isEnding) log('PostgreSQL ended unexpectedly and is started again.');
      void revive();
    });
    return postmaster;
  }

  function revive(): Promise<void> {
    reviving ??= untilRunning().finally(() => {
      reviving = undefined;
      // It may have ended again in the moment between.
      if (wanted && !running) void revive();
    });
    return reviving;
  }

  async function untilRunning(): Promise<void> {
    while (wanted && !running) {
      try {
        const next = await startPostmaster(plan);
        current = next;
        watched(next);
        log('PostgreSQL is running again.');
      } catch (error) {
        log(`PostgreSQL could not be started again: ${error instanceof Error ? error.message : error}`);
        await wait(pauseAfterFailure);
      }
    }
  }

  return {
    pid: () => current.pid,
    restart: async () => {
      await reviving;
      isEnding = true;
      await current.stop();
      isEnding = false;
      await revive();
    },
    stop: async () => {
      wanted = false;
      await reviving;
      await current.stop();
    },
  };
}
