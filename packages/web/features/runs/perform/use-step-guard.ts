import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { heldAt } from './held-at.ts';
import { usePerforming } from './performing.ts';
import { revealFault, revealSlip } from './reveal-trouble.ts';
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
  const { disabled } = performing;
  const [blocked, setBlocked] = useState<Blocked>();

  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const [from, to]: { point?: string; tab?: string }[] = [current.search, next.search];
      const here = stepAt(from?.point);
      const stays = from?.tab === to?.tab && stepAt(to?.point) === here;
      if (disabled || !here || stays || current.pathname !== next.pathname) return false;
      const held = heldAt(here, model, performing);
      setBlocked(held && { pointId: here.at.id, fault: held.fault });
      if (held) (held.isSlip ? revealSlip : revealFault)();
      return held !== undefined;
    },
    enableBeforeUnload: false,
  });

  // Said as long as it is true: whoever has answered it since is not held by it.
  const step = blocked && stepAt(blocked.pointId);
  const isThere = step !== undefined && step.at.id === blocked?.pointId;
  return isThere && heldAt(step, model, performing)?.fault === blocked.fault ? blocked : undefined;
}
