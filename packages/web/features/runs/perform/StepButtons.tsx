import { stepFaults } from '@assay/domain/runs/judge-result';
import { resultOf, type SaidResult } from '@assay/domain/runs/said-result';
import { Alert, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import classes from './step-buttons.module.css';
import type { Step } from './use-run-state.ts';

interface StepButtonsProps {
  model: RunModel;
  steps: readonly Step[];
  place: number;
  onStep: (pointId: string) => void;
}

/** The way to the neighbours; an answer whose form prevents it keeps the inspector here, and says why. */
export function StepButtons({ model, steps, place, onStep }: StepButtonsProps) {
  const { queue, disabled } = usePerforming();
  const [blocked, setBlocked] = useState<{ at: string; fault: string }>();
  const [before, here] = [steps[place - 1], steps[place]];

  function next(): void {
    const parts = here && queue.shown(model.keyOf(here.at.id) ?? '');
    const [fault] =
      here && parts && !disabled
        ? stepFaults(here.at, resultOf(here.at.point, parts as unknown as SaidResult), model.product)
        : [];
    setBlocked(fault && here ? { at: here.at.id, fault: fault.message } : undefined);
    const following = steps[place + 1];
    if (!fault && following) onStep(following.at.id);
  }

  return (
    <div className={classes.foot}>
      <div aria-live="assertive">
        {blocked && blocked.at === here?.at.id && (
          <Alert color="red">{t('nextBlocked', { fault: blocked.fault })}</Alert>
        )}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="md"
          disabled={place === 0}
          leftSection={<IconChevronLeft size={20} aria-hidden />}
          onClick={() => before && onStep(before.at.id)}
        >
          {t('previous')}
        </Button>
        <Button
          size="md"
          disabled={place >= steps.length - 1}
          rightSection={<IconChevronRight size={20} aria-hidden />}
          onClick={next}
        >
          {t('next')}
        </Button>
      </div>
    </div>
  );
}
