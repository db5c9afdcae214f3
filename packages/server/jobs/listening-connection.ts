import type { WorkerEvents } from 'graphile-worker';

const askEveryMs = 3_000;

/** Asks the connection that waits for news of jobs whether it lives: one that only listens would never notice. */
export function askListeningConnection(events: WorkerEvents): () => void {
  const listening = new Set<{ query: (text: string) => Promise<unknown> }>();
  const asked = new WeakSet<object>();
  events.on('pool:listen:success', ({ client }) => void listening.add(client));
  events.on('pool:listen:release', ({ client }) => void listening.delete(client));
  const timer = setInterval(() => {
    for (const client of listening) {
      if (asked.has(client)) continue;
      asked.add(client);
      // The queue hears of a lost connection by itself and opens another.
      void client
        .query('select 1')
        .catch(() => {})
        .finally(() => asked.delete(client));
    }
  }, askEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
