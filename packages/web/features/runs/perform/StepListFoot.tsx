import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddPoint } from './AddPoint.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import type { AfterLast } from './StepButtons.tsx';
import classes from './step-list.module.css';
import type { Step } from './use-run-state.ts';

interface StepListFootProps {
  model: RunModel;
  /** The open point that follows. */
  open: Step | undefined;
  onChoose: (pointId: string) => void;
  afterLast: AfterLast | undefined;
  children?: ReactNode;
}

/** What the list leads to besides its points: a further point, the check, the next open one. */
export function StepListFoot({ model, open, onChoose, afterLast, children }: StepListFootProps) {
  const { disabled, isDraft } = usePerforming();
  return (
    <div className={classes.foot}>
      {children}
      {!disabled && !isDraft && <AddPoint model={model} onAdded={onChoose} />}
      <div className={classes.leads}>
        {afterLast && (
          <Button variant="default" onClick={afterLast.go}>
            {t('toCheck')}
          </Button>
        )}
        {open && <Button onClick={() => onChoose(open.at.id)}>{t('nextOpen', { number: open.number })}</Button>}
      </div>
    </div>
  );
}
