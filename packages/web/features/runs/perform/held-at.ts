import { stepFaults } from '@assay/domain/runs/judge-result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { faultText } from '../../../ui/fault-text.ts';
import { t } from './perform.texts.ts';
import type { Performing } from './performing.ts';
import { pointSlips } from './point-slips.ts';
import type { RunModel } from './run-model.ts';
import type { Step } from './use-run-state.ts';

export interface Held {
  fault: string;
  /** It is a question about a value. */
  isSlip: boolean;
}

/** What keeps an inspector at a point: an answer that prevents moving on, or a value that was questioned and not answered for. */
export function heldAt({ at }: Step, model: RunModel, performing: Performing): Held | undefined {
  const key = model.keyOf(at.id);
  const parts = key && performing.queue.shown(key);
  if (!parts) return undefined;
  const result = resultOf(at.point, parts);
  const [fault] = stepFaults(at, result, model.product);
  if (fault) return { fault: faultText(fault), isSlip: false };
  const [slip] = pointSlips(at, result, performing, model.product);
  return slip && { fault: t('slipOpen', { value: slip.value }), isSlip: true };
}
