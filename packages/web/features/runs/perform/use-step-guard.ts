import { stepFaults } from '@assay/domain/runs/judge-result';
import { resultOf } from '@assay/domain/runs/wire-result';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { faultText } from '../../../ui/fault-text.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { pointSlips } from './point-slips.ts';
import { revealSlip } from './reveal-trouble.ts';
import type { RunModel } from './run-model.ts';
import type { Step } from './use-run-state.ts';

interface Blocked {
  pointId: string;
  fault: string;
}

/**
 * Keeps the inspector at a point whose answer prevents moving on, whichever way they try: the buttons, the list, another
 * part of the screen or the browser's way back. The page itself may be left: what was answered is kept.
 */
export function useStepGuard(model: RunModel, stepAt: (point: string | undefined) => Step | undefined) {
  const performing = usePerforming();
  const { queue, disabled } = performing;
  const [blocked, setBlocked] = useState<Blocked>();

  function slipAt({ at }: Step): string | undefined {
    const key = model.keyOf(at.id);
    const parts = key && queue.shown(key);
    const [slip] = parts ? pointSlips(at, resultOf(at.point, parts), performing, model.product) : [];
    return slip && t('slipOpen', { value: slip.value });
  }

  function faultAt(step: Step): string | undefined {
    const key = model.keyOf(step.at.id);
    const parts = key && queue.shown(key);
    if (!parts) return undefined;
    const [fault] = stepFaults(step.at, resultOf(step.at.point, parts), model.product);
    return (fault && faultText(fault)) ?? slipAt(step);
  }

  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const [from, to]: { point?: string; tab?: string }[] = [current.search, next.search];
      const here = stepAt(from?.point);
      const stays = from?.tab === to?.tab && stepAt(to?.point) === here;
      if (disabled || !here || stays || current.pathname !== next.pathname) return false;
      const fault = faultAt(here);
      setBlocked(fault === undefined ? undefined : { pointId: here.at.id, fault });
      if (fault !== undefined && fault === slipAt(here)) revealSlip();
      return fault !== undefined;
    },
    enableBeforeUnload: false,
  });

  // Said as long as it is true: whoever has answered it since is not held by it.
  const held = blocked && stepAt(blocked.pointId);
  return held && held.at.id === blocked.pointId && faultAt(held) === blocked.fault ? blocked : undefined;
}
