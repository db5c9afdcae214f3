import { stepFaults } from '@assay/domain/runs/judge-result';
import { resultOf } from '@assay/domain/runs/said-result';
import { Alert, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import classes from './step-buttons.module.css';
import type { Step } from './use-run-state.ts';

export interface AfterLast {
  title: string;
  go: () => void;
}

interface StepButtonsProps {
  model: RunModel;
  steps: readonly Step[];
  place: number;
  onStep: (pointId: string) => void;
  /** Where the last point leads to; absent: nowhere. */
  afterLast?: AfterLast | undefined;
}

/** The way to the neighbours; an answer whose form prevents it keeps the inspector here, and says why. */
export function StepButtons({ model, steps, place, onStep, afterLast }: StepButtonsProps) {
  const { queue, disabled } = usePerforming();
  const [blocked, setBlocked] = useState<{ at: string; fault: string }>();
  const [before, here, following] = [steps[place - 1], steps[place], steps[place + 1]];

  function next(): void {
    const key = here && model.keyOf(here.at.id);
    const parts = key && queue.shown(key);
    const [fault] =
      here && parts && !disabled ? stepFaults(here.at, resultOf(here.at.point, parts), model.product) : [];
    setBlocked(fault && here ? { at: here.at.id, fault: fault.message } : undefined);
    if (fault) return;
    if (following) onStep(following.at.id);
    else afterLast?.go();
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
          disabled={!following && !afterLast}
          rightSection={following && <IconChevronRight size={20} aria-hidden />}
          onClick={next}
        >
          {following ? t('next') : (afterLast?.title ?? t('next'))}
        </Button>
      </div>
    </div>
  );
}
