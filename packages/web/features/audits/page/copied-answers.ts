import { isUntouched, type PointResult } from '@assay/domain/runs/result';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { Step } from '../../runs/perform/use-run-state.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import type { RecordKey } from '../../runs/queue/records.ts';

/** Of a clone: whether nobody has touched this answer since it was copied; nobody may have looked at it either. */
export const isAsCopied = (queue: FieldQueue, key: RecordKey<'result'>, result: PointResult): boolean =>
  // Every later write raises the revision.
  !isUntouched(result) && queue.revisionOf(key) === 1 && !queue.entries().some((entry) => entry.key === key);

/** Of a clone: the points whose answers are as they were copied. */
export function copiedAnswers(queue: FieldQueue, model: RunModel): Step[] {
  const { results } = model.work();
  return stepsOf(model.work()).filter(({ at }) => {
    const [key, result] = [model.keyOf(at.id), results.get(at.id)];
    return key && result && isAsCopied(queue, key, result);
  });
}
