import type { Progress } from '@assay/domain/runs/progress';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useDeferredValue, useMemo } from 'react';
import { useQueueVersion } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';

/** How many points of these runs are done. */
export function progressOf(models: readonly RunModel[]): Progress {
  const done = models.flatMap((model) => {
    const work = model.work();
    return stepsOf(work).map(({ at }) => model.isDone(at, work.results.get(at.id)));
  });
  return { done: done.filter(Boolean).length, all: done.length };
}

/** The same while the work goes on. */
export function useProgress(models: readonly RunModel[]): Progress {
  const { queue } = usePerforming();
  const version = useDeferredValue(useQueueVersion(queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that is counted.
  return useMemo(() => progressOf(models), [models, version]);
}
