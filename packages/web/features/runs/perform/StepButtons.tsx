import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconList } from '@tabler/icons-react';
import { t } from './perform.texts.ts';
import classes from './step-buttons.module.css';
import type { Step } from './use-run-state.ts';

export interface AfterLast {
  title: string;
  go: () => void;
}

export interface StepButtonsProps {
  steps: readonly Step[];
  place: number;
  /** The open point that follows, where it is another than the next one. */
  open: Step | undefined;
  /** How many points are open. */
  openCount: number;
  onStep: (pointId: string) => void;
  /** Goes on to a point, to where the last one leads without one. */
  onNext: (step: Step | undefined) => void;
  /** Opens the list of all points, where there is no room beside the point. */
  onList: () => void;
  /** Where the last point leads to; absent: nowhere. */
  afterLast?: AfterLast | undefined;
  /** The check, for whoever comes from there. */
  back?: AfterLast | undefined;
}

/** The way to the neighbours, to the next open point and to the list. */
export function StepButtons(props: StepButtonsProps) {
  const { steps, place, open, openCount, onStep, onNext, onList, afterLast, back } = props;
  const [before, following] = [steps[place - 1], steps[place + 1]];
  // The last point leads to the check once nothing else is open; until then to what is.
  const left = following ? undefined : open;
  const next = following ?? left;
  // Where nothing is open any more, what is left is to hand it over.
  const check = back ?? (openCount === 0 ? afterLast : undefined);
  return (
    <div className={classes.buttons}>
      <ActionIcon
        variant="default"
        className={classes.small ?? ''}
        disabled={place === 0}
        aria-label={t('previous')}
        onClick={() => before && onStep(before.at.id)}
      >
        <IconChevronLeft size={24} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={`${classes.small ?? ''} ${classes.list ?? ''}`}
        aria-label={t('showList')}
        onClick={onList}
      >
        <IconList size={24} aria-hidden />
      </ActionIcon>
      {/* From the last point one goes on to the check anyway. */}
      {check && next && (
        <Button variant="default" className={classes.back ?? ''} onClick={check.go}>
          {t('backToCheck')}
        </Button>
      )}
      {!back && open && open !== next && (
        <Button variant="default" className={classes.open ?? ''} onClick={() => onNext(open)}>
          {t('nextOpen', { number: open.number })}
        </Button>
      )}
      <Button
        className={classes.next ?? ''}
        data-onward
        disabled={!next && !afterLast}
        rightSection={next && !(back && left) && <IconChevronRight size={22} aria-hidden />}
        onClick={() => onNext(next)}
      >
        {left
          ? back
            ? t('nextOpen', { number: left.number })
            : t('openLeft', { count: openCount, number: left.number })
          : following
            ? t('next')
            : (afterLast?.title ?? t('next'))}
      </Button>
    </div>
  );
}
