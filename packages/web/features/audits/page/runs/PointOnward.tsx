import { nextOpen } from '@assay/domain/runs/moving-on';
import type { PointResult } from '@assay/domain/runs/result';
import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { heldAt } from '../../../runs/perform/held-at.ts';
import { MovingOnContext } from '../../../runs/perform/moving-on.ts';
import { PointBody } from '../../../runs/perform/PointBody.tsx';
import { PointLine } from '../../../runs/perform/PointLine.tsx';
import { t as perform } from '../../../runs/perform/perform.texts.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { revealSlip } from '../../../runs/perform/reveal-trouble.ts';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { useMoving } from '../../../runs/perform/use-moving-on.ts';
import { type Step, useRunState } from '../../../runs/perform/use-run-state.ts';
import type { RecordKey } from '../../../runs/queue/records.ts';
import { t } from '../audit-page.texts.ts';
import { useAuditPlace } from '../audit-place.ts';
import { useAuditWork } from '../audit-work.ts';
import { leadTo, pointPlace } from '../contents/lead-to.ts';
import { useWithServer } from '../server-reach.ts';
import classes from './point-list.module.css';
import { isOpenRun } from './run-progress.ts';

interface PointOnwardProps {
  model: RunModel;
  step: Step;
  /** The key of the result. */
  of: RecordKey<'result'>;
  result: PointResult;
  /** Folds this point, and unfolds another one. */
  onStep: (from: string, to: string) => void;
}

/** A point that is unfolded, with the way on from it: to the next open one, else to the next run with any, else to the check. */
export function PointOnward({ model, step, of: key, result, onStep }: PointOnwardProps) {
  const performing = usePerforming();
  const { queue } = performing;
  const pointId = step.at.id;
  const { inOrder, models, ask } = useAuditWork();
  const { steps, work } = useRunState(model);
  const { go } = useAuditPlace();
  const { from }: { from?: string } = useSearch({ strict: false });
  const onCheck = useWithServer()(() => ask('finish'));
  const place = steps.findIndex(({ at }) => at.id === pointId);
  const open = nextOpen(steps, place, ({ at }) => !model.isDone(at, work.results.get(at.id)));
  const here = inOrder.findIndex(({ id }) => id === model.runId);
  const next = nextOpen(inOrder, here, ({ run }) => isOpenRun(queue, models, run));

  function toRun(id: string): void {
    go({ run: id });
    // After it is unfolded.
    setTimeout(() => leadTo(`run-${id}`));
  }

  const held = heldAt(step, model, performing);
  const [blocked, setBlocked] = useState<string>();
  const placeId = pointPlace(model.runId, pointId);
  /** Goes on, unless the answer keeps whoever gave it here. */
  const unlessHeld = (act: () => void): void => {
    const now = heldAt(step, model, performing);
    setBlocked(now?.fault);
    if (now?.isSlip) revealSlip(placeId);
    if (!now) act();
  };
  const { moving, goOn } = useMoving({
    ...{ model, here: step, next: open, placeId },
    onStep: (to) => unlessHeld(() => onStep(pointId, to)),
    onEnd: () => unlessHeld(() => (next ? toRun(next.id) : onCheck())),
  });

  // Said as long as it is true.
  const fault = held?.fault === blocked ? blocked : undefined;
  return (
    <MovingOnContext value={moving}>
      <PointBody
        model={model}
        step={step}
        of={key}
        result={result}
        line={<PointLine model={model} here={step} of={key} result={result} fault={fault} offersFinding keepsRoom />}
        onward={
          <div className={classes.onward}>
            {from === 'check' && (
              <Button variant="default" onClick={onCheck}>
                {perform('backToCheck')}
              </Button>
            )}
            {(open || next || from !== 'check') && (
              <Button
                variant="default"
                data-onward
                rightSection={<IconChevronRight size={18} aria-hidden />}
                onClick={() => goOn(open)}
              >
                {open
                  ? perform('nextOpen', { number: open.number })
                  : next
                    ? t('nextRun', { run: next.title })
                    : t('checkAndFinish')}
              </Button>
            )}
          </div>
        }
      />
    </MovingOnContext>
  );
}
