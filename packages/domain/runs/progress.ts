import { newPatternEffort } from '../points/patterns.ts';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { type Judge, type ResultFault, resultFaults, unanswered } from './judge-result.ts';
import { isAnsweredNow, type PointResult } from './result.ts';
import { type RunWork, stepsOf } from './submit-check.ts';
import type { WalkStep } from './walk.ts';

/** Faults that stop submitting, and entries that Ok alone does not answer. */
export const lackingFaults = (
  at: SnapshotPoint,
  result: PointResult,
  judge: Judge,
  faultsOf: typeof resultFaults = resultFaults,
): ResultFault[] => [...faultsOf(at, result, judge), ...unanswered(at, result, judge.product)];

/** A point is done if it was answered, misses nothing and has no cell from the last visit; `faults` are those of `lackingFaults`. */
export const isDone = (result: PointResult, faults: () => readonly ResultFault[]): boolean =>
  isAnsweredNow(result) && faults().length === 0;

export interface Progress {
  done: number;
  all: number;
}

/** Callers that ask often may cache which steps are done. */
export function progressOfSteps<Step extends WalkStep<SnapshotPoint>>(
  steps: readonly Step[],
  isStepDone: (step: Step) => boolean,
): Progress {
  return { done: steps.filter(isStepDone).length, all: steps.length };
}

/** Judges every point by all rules. */
export function progressOfRun(work: RunWork, { external }: Pick<Judge, 'external'>): Progress {
  const judge = { product: work.product, external, effort: newPatternEffort() };
  return progressOfSteps(stepsOf(work), ({ at }) => {
    const result = work.results.get(at.id);
    return result !== undefined && isDone(result, () => lackingFaults(at, result, judge));
  });
}

/** By the id of the category; extra points under the empty id. */
export function progressByCategory<Step extends WalkStep<SnapshotPoint>>(
  steps: readonly Step[],
  isStepDone: (step: Step) => boolean,
): Map<string, Progress> {
  const groups = Map.groupBy(steps, ({ categoryId }) => categoryId);
  return new Map([...groups].map(([id, own]) => [id, progressOfSteps(own, isStepDone)]));
}
