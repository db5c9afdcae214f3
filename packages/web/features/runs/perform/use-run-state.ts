import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { inReportOrder, reportNumbers } from '@assay/domain/reports/report-numbers';
import { type RunWork, stepsOf } from '@assay/domain/runs/submit-check';
import type { WalkStep } from '@assay/domain/runs/walk';
import { useDeferredValue, useMemo } from 'react';
import { useQueueVersion } from '../queue/use-queue.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';

export type Step = WalkStep<SnapshotPoint>;

export interface RunState {
  work: RunWork;
  steps: readonly Step[];
}

/** Whoever corrects a report finds its points where the report has them, by its numbers; what is not in it has none. */
function asReported(steps: readonly Step[]): Step[] {
  const numbers = reportNumbers(steps);
  return inReportOrder(steps).map((step) => ({ ...step, number: numbers.get(step.at.id) ?? 0 }));
}

/** Where a run stands; it follows when there is time, so that a key never waits for it. */
export function useRunState(model: RunModel): RunState {
  const { queue, isDraft } = usePerforming();
  const version = useDeferredValue(useQueueVersion(queue));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for everything that the work is made of.
  return useMemo(() => {
    const work = model.work();
    const steps = stepsOf(work);
    return { work, steps: isDraft ? asReported(steps) : steps };
  }, [model, version, isDraft]);
}
