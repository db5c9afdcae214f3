import { newId } from '@assay/domain/id';
import type { Db } from '../db/pool.ts';
import { afterRun, freshData } from './after-run.ts';
import type { Outcome, Progress, Service, ServiceRun } from './service.ts';
import { beginRun, endRun, scheduleService, takeWakings, wakeService, writeProgress } from './services.queries.ts';

const progressEveryMs = 1_000;

/** A run ends where it says how far it is: because it was reset, switched off or taken over, or with its process. */
class RunEnded extends Error {
  readonly isContinued: boolean;

  constructor(isContinued: boolean) {
    super('The run was ended.');
    this.isContinued = isContinued;
  }
}

function reporter({ db, isStopping }: ServiceDeps, id: string, runId: string): ServiceRun['report'] {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async ({ done, of, what }: Progress) => {
    if (isStopping()) throw new RunEnded(true);
    if (performance.now() - writtenAt < progressEveryMs) return;
    writtenAt = performance.now();
    if (!(await writeProgress(db, id, runId, { done, of: of ?? null, what: what ?? null }))) throw new RunEnded(false);
  };
}

export interface ServiceDeps {
  db: Db;
  clock: () => Date;
  /** True once this process is about to end; others continue its work then. */
  isStopping: () => boolean;
  onFailure: (error: unknown, id: string) => void;
}

async function work(service: Service, run: ServiceRun, onFailure: (error: unknown) => void): Promise<Outcome> {
  try {
    return await service.run(run);
  } catch (error) {
    if (error instanceof RunEnded) throw error;
    onFailure(error);
    // The memory of the run before still holds.
    return { counts: {}, problem: error instanceof Error ? error.message : String(error), memory: run.memory };
  }
}

/** The one job of all services: the queue of each lets one run at a time, across all processes. */
export const runService =
  (services: readonly Service[], deps: ServiceDeps) =>
  async ({ id }: { id: string }): Promise<void> => {
    const { db, clock, onFailure } = deps;
    const service = services.find((known) => known.id === id);
    const runId = newId();
    const begun = service && (await beginRun(db, id, runId, clock()));
    if (!begun) return;
    await takeWakings(db, id);
    const run = { now: clock, report: reporter(deps, id, runId), memory: begun.memory ?? undefined };
    try {
      const outcome = await work(service, run, (error) => onFailure(error, id));
      const { nextAt, ...end } = afterRun({ ...freshData, ...begun.data }, outcome, service.every, clock());
      if (await endRun(db, id, runId, { ...end, memory: outcome.memory })) await scheduleService(db, id, nextAt);
    } catch (error) {
      if (!(error instanceof RunEnded)) throw error;
      if (error.isContinued) await wakeService(db, id);
    }
  };
