import { resultOf } from '@assay/domain/runs/wire-result';
import { useMemo } from 'react';
import { keyOf } from '../queue/records.ts';
import { useShown } from '../queue/use-queue.ts';
import { PointLine } from './PointLine.tsx';
import { PointRating } from './PointRating.tsx';
import { usePerforming } from './performing.ts';
import classes from './point-dock.module.css';
import type { RunModel } from './run-model.ts';
import { StepButtons, type StepButtonsProps } from './StepButtons.tsx';
import type { Said } from './use-moving-on.ts';
import type { Step } from './use-run-state.ts';

interface PointDockProps extends StepButtonsProps {
  model: RunModel;
  here: Step;
  /** What was answered just before this point came by itself. */
  said: Said | undefined;
  /** What is wrong with the answer that keeps the inspector here. */
  fault: string | undefined;
}

/** Of a point that was taken away meanwhile. */
const noResult = keyOf('result');

/** What the thumb reaches: a line that tells what happened or is proposed, the ratings, the way to the neighbours. It never moves. */
export function PointDock({ model, here, said, fault, ...buttons }: PointDockProps) {
  const { queue } = usePerforming();
  const { at } = here;
  const key = model.keyOf(at.id) ?? noResult;
  const parts = useShown(queue, key);
  const result = useMemo(() => parts && resultOf(at.point, parts), [at.point, parts]);
  if (!result) return null;
  return (
    <div className={classes.dock}>
      <PointLine model={model} here={here} of={key} result={result} said={said} fault={fault} offersFinding />
      <PointRating at={at} of={key} result={result} product={model.product} />
      <StepButtons {...buttons} />
    </div>
  );
}
