import { type Progress, progressOfSteps } from '@assay/domain/runs/progress';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { useDeferredValue, useMemo } from 'react';
import { useQueueVersion } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';

function progressOfModel(model: RunModel): Progress {
  const work = model.work();
  return progressOfSteps(stepsOf(work), ({ at }) => model.isDone(at, work.results.get(at.id)));
}

/** How many points of these runs are done. */
export const progressOf = (models: readonly RunModel[]): Progress =>
  models.map(progressOfModel).reduce((sum, { done, all }) => ({ done: sum.done + done, all: sum.all + all }), {
    done: 0,
    all: 0,
  });

/** The same while the work goes on. */
export function useProgress(models: readonly RunModel[]): Progress {
  const { queue } = usePerforming();
  const version = useDeferredValue(useQueueVersion(queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that is counted.
  return useMemo(() => progressOf(models), [models, version]);
}
