import type { WorkerEvents } from 'graphile-worker';

const checkEveryMs = 3_000;

/** Checks that the connection that waits for news of jobs lives: one that only listens would never notice. */
export function checkListeningConnection(events: WorkerEvents): () => void {
  const listening = new Set<{ query: (text: string) => Promise<unknown> }>();
  const checking = new WeakSet<object>();
  events.on('pool:listen:success', ({ client }) => void listening.add(client));
  events.on('pool:listen:release', ({ client }) => void listening.delete(client));
  const timer = setInterval(() => {
    for (const client of listening) {
      if (checking.has(client)) continue;
      checking.add(client);
      // The queue hears of a lost connection by itself and opens another.
      void client
        .query('select 1')
        .catch(() => {})
        .finally(() => checking.delete(client));
    }
  }, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
