import { ratings } from '@assay/domain/ratings';
import { Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { WindowedList } from '../../../ui/list/WindowedList.tsx';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { t } from './perform.texts.ts';
import type { RunModel } from './run-model.ts';
import classes from './step-list.module.css';
import { type ListRow, type StepRow, stepRows } from './step-rows.ts';
import type { RunState } from './use-run-state.ts';

interface StepListProps {
  model: RunModel;
  state: RunState;
  chosenId: string | undefined;
  onChoose: (pointId: string) => void;
}

/** How high a row is, in pixels: a gloved finger finds it. */
const rowHeight = 52;

/** Every point to do, by phase or category, with how far each of them is. */
export const StepList = memo(({ model, state, chosenId, onChoose }: StepListProps) => {
  const rows = useMemo(() => stepRows(state, model), [state, model]);
  return (
    <WindowedList
      label={t('listTitle')}
      rows={rows}
      rowHeight={rowHeight}
      {...(chosenId && { startAt: chosenId })}
      content={(row) => <Row row={row} isChosen={row.id === chosenId} onChoose={onChoose} />}
    />
  );
});

function Row({ row, isChosen, onChoose }: { row: ListRow; isChosen: boolean; onChoose: (pointId: string) => void }) {
  if (row.kind === 'title')
    return (
      <div className={classes.title}>
        <Text size="sm" c="dimmed" truncate title={row.title}>
          {row.title}
        </Text>
      </div>
    );
  if (row.kind === 'step') return <StepEntry row={row} isChosen={isChosen} onChoose={onChoose} />;
  const { done, all } = row.progress;
  return (
    <div className={classes.group}>
      <Text fw={650} truncate title={row.title}>
        {row.title}
      </Text>
      <Text size="sm" c="dimmed" className={classes.count ?? ''}>
        {t('progress', row.progress)}
      </Text>
      <Progress
        className={classes.bar ?? ''}
        size="xs"
        value={all === 0 ? 0 : (done / all) * 100}
        color="var(--assay-accent)"
        aria-label={t('progressLabel', row.progress)}
      />
    </div>
  );
}

interface StepEntryProps {
  row: StepRow;
  isChosen: boolean;
  onChoose: (pointId: string) => void;
}

const same = (one: StepEntryProps, other: StepEntryProps): boolean =>
  one.isChosen === other.isChosen &&
  one.onChoose === other.onChoose &&
  Object.entries(one.row).every(([name, value]) => other.row[name as keyof StepRow] === value);

const StepEntry = memo(({ row, isChosen, onChoose }: StepEntryProps) => {
  const state = row.isPrefilled ? t('prefilled') : row.isDone ? t('done') : t('open');
  return (
    <button
      type="button"
      className={classes.step}
      aria-current={isChosen ? 'step' : undefined}
      title={row.name}
      onClick={() => onChoose(row.id)}
    >
      <span className={classes.number}>{row.number}</span>
      <span className={classes.name}>{row.name}</span>
      <VisuallyHidden>{state}</VisuallyHidden>
      {row.isPrefilled && <IconHistory size={18} aria-hidden className={classes.quiet} />}
      {row.rating !== ratings.NotSet && <RatingIcon rating={ratingName(row.rating)} size={20} />}
      {row.isDone && row.rating === ratings.NotSet && <IconCheck size={18} aria-hidden className={classes.quiet} />}
    </button>
  );
}, same);
