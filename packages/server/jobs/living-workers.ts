import type { WorkerEvents } from 'graphile-worker';
import type { WholeDb } from '../db/pool.ts';
import { forgetWorkers, seeWorkers, unlockDeadWorkers } from './living-workers.queries.ts';

const beatMs = 3_000;

/** Says every few seconds that this process's workers live, and gives the jobs of those that stopped saying so to others. */
export function keepWorkersAlive(
  events: WorkerEvents,
  db: WholeDb,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const workers = new Set<string>();
  // Jobs are held in the name of the pool, not of the single worker.
  events.on('pool:create', ({ workerPool }) => void workers.add(workerPool.id));
  const beat = async () => {
    try {
      await seeWorkers(db, [...workers]);
      await unlockDeadWorkers(db);
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => void beat(), beatMs);
  timer.unref();
  void beat();
  return async () => {
    clearInterval(timer);
    await forgetWorkers(db, [...workers]);
  };
}
