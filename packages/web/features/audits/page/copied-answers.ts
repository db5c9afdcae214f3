import { isUntouched } from '@assay/domain/runs/result';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { RunModel } from '../../runs/perform/run-model.ts';
import type { Step } from '../../runs/perform/use-run-state.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';

/** Of a clone: the points whose answers nobody has touched since they were copied, and that nobody may have looked at. */
export function copiedAnswers(queue: FieldQueue, model: RunModel): Step[] {
  const { results } = model.work();
  const changed = new Set(queue.entries().map(({ key }) => key));
  return stepsOf(model.work()).filter(({ at }) => {
    const [key, result] = [model.keyOf(at.id), results.get(at.id)];
    // Every later write raises the revision.
    return key && result && !isUntouched(result) && !changed.has(key) && queue.revisionOf(key) === 1;
  });
}
