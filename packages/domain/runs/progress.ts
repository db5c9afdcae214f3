import type { SnapshotPoint } from '../protocols/snapshot.ts';
import type { ResultFault } from './judge-result.ts';
import { isOfLastVisit, isUntouched, type PointResult } from './result.ts';
import type { WalkStep } from './walk.ts';

/** A point is done when it was answered, nothing that it asks for is missing and nothing of it is still as at the last visit; `faults` are those of both kinds. */
export const isDone = (result: PointResult, faults: () => readonly ResultFault[]): boolean =>
  !isUntouched(result) && !isOfLastVisit(result) && faults().length === 0;

export interface Progress {
  done: number;
  all: number;
}

/** How far each category is, by its id; extra points under the empty one. */
export function progressByCategory<Step extends WalkStep<SnapshotPoint>>(
  steps: readonly Step[],
  isStepDone: (step: Step) => boolean,
): Map<string, Progress> {
  const found = new Map<string, Progress>();
  for (const step of steps) {
    const { done, all } = found.get(step.categoryId) ?? { done: 0, all: 0 };
    found.set(step.categoryId, { done: done + (isStepDone(step) ? 1 : 0), all: all + 1 });
  }
  return found;
}
