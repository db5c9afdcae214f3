import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { type Judge, resultFaults } from './judge-result.ts';
import { isUntouched, type PointResult } from './result.ts';
import type { WalkStep } from './walk.ts';

/** A point is done when it was answered and nothing that it asks for is missing. */
export const isDone = (at: SnapshotPoint, result: PointResult | undefined, judge: Judge): boolean =>
  result !== undefined && !isUntouched(result) && !result.prefilled && resultFaults(at, result, judge).length === 0;

export interface Progress {
  done: number;
  all: number;
}

/** How far each category is, by its id; extra points under the empty one. */
export function progressByCategory(
  steps: readonly WalkStep<SnapshotPoint>[],
  results: ReadonlyMap<string, PointResult>,
  judge: Judge,
): Map<string, Progress> {
  const found = new Map<string, Progress>();
  for (const { at, categoryId } of steps) {
    const { done, all } = found.get(categoryId) ?? { done: 0, all: 0 };
    found.set(categoryId, { done: done + (isDone(at, results.get(at.id), judge) ? 1 : 0), all: all + 1 });
  }
  return found;
}
