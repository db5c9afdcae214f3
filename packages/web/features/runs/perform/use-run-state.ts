import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { type RunWork, stepsOf } from '@assay/domain/runs/submit-check';
import type { WalkStep } from '@assay/domain/runs/walk';
import { useDeferredValue, useMemo } from 'react';
import { useQueueVersion } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';

export type Step = WalkStep<SnapshotPoint>;

export interface RunState {
  work: RunWork;
  steps: Step[];
}

/** Where a run stands; it follows when there is time, so that a key never waits for it. */
export function useRunState(model: RunModel): RunState {
  const version = useDeferredValue(useQueueVersion(usePerforming().queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that the work is made of.
  return useMemo(() => {
    const work = model.work();
    return { work, steps: stepsOf(work) };
  }, [model, version]);
}
