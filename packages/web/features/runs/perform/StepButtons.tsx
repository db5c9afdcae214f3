import { Alert, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from './perform.texts.ts';
import classes from './step-buttons.module.css';
import type { Step } from './use-run-state.ts';

export interface AfterLast {
  title: string;
  go: () => void;
}

interface StepButtonsProps {
  steps: readonly Step[];
  place: number;
  /** What is wrong with the answer that keeps the inspector here. */
  fault: string | undefined;
  onStep: (pointId: string) => void;
  /** Where the last point leads to; absent: nowhere. */
  afterLast?: AfterLast | undefined;
}

/** The way to the neighbours, and what stands in it. */
export function StepButtons({ steps, place, fault, onStep, afterLast }: StepButtonsProps) {
  const [before, following] = [steps[place - 1], steps[place + 1]];
  const notice = useRef<HTMLDivElement>(null);
  // Whoever chose from the list may have this below the edge of the screen.
  useEffect(() => {
    if (fault !== undefined) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);

  return (
    <div className={classes.foot}>
      <div aria-live="assertive" ref={notice}>
        {fault !== undefined && <Alert color="red">{t('stepBlocked', { fault })}</Alert>}
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
          onClick={() => (following ? onStep(following.at.id) : afterLast?.go())}
        >
          {following ? t('next') : (afterLast?.title ?? t('next'))}
        </Button>
      </div>
    </div>
  );
}
