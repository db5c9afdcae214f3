import { ratings } from '@assay/domain/ratings';
import { Progress, SegmentedControl, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { WindowedList } from '../../../ui/list/WindowedList.tsx';
import { RatingIcon, ratingName } from '../RatingIcon.tsx';
import { MarkRest } from './MarkRest.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { RestOk } from './RestOk.tsx';
import type { RunModel } from './run-model.ts';
import classes from './step-list.module.css';
import {
  filterCounts,
  filteredRows,
  type ListRow,
  type MarkRow,
  type StepFilter,
  type StepRow,
  stepFilters,
  stepRows,
} from './step-rows.ts';
import type { RunState } from './use-run-state.ts';

interface StepListProps {
  model: RunModel;
  state: RunState;
  chosenId: string | undefined;
  /** What it shows at first. */
  opensOn: StepFilter;
  onChoose: (pointId: string) => void;
}

/** How high a row is, in pixels: a gloved finger finds it. */
const rowHeight = 52;

/** Every point to do, by phase or category, with how far each of them is. */
export const StepList = memo(({ model, state, chosenId, opensOn, onChoose }: StepListProps) => {
  const { disabled, isDraft } = usePerforming();
  const [filter, setFilter] = useState<StepFilter>(opensOn);
  const [marking, setMarking] = useState<MarkRow>();
  const all = useMemo(
    () => stepRows(state, model, { mayMark: !disabled && !isDraft, byPhase: !isDraft }),
    [state, model, disabled, isDraft],
  );
  const rows = useMemo(() => filteredRows(all, filter), [all, filter]);
  const counts = filterCounts(all);
  return (
    <div className={classes.all}>
      <SegmentedControl
        fullWidth
        size="md"
        classNames={{ label: classes.filter ?? '' }}
        aria-label={t('filter')}
        value={filter}
        onChange={(next) => setFilter(next as StepFilter)}
        data={stepFilters.map((value) => ({ value, label: t(`filter_${value}`, { count: counts[value] }) }))}
      />
      <WindowedList
        label={t('listTitle')}
        rows={rows}
        rowHeight={rowHeight}
        {...(chosenId && { startAt: chosenId })}
        content={(row) => <Row row={row} isChosen={row.id === chosenId} onChoose={onChoose} onMark={setMarking} />}
      />
      {marking && <MarkRest model={model} row={marking} onClose={() => setMarking(undefined)} />}
    </div>
  );
});

interface RowProps {
  row: ListRow;
  isChosen: boolean;
  onChoose: (pointId: string) => void;
  onMark: (row: MarkRow) => void;
}

function Row({ row, isChosen, onChoose, onMark }: RowProps) {
  if (row.kind === 'title')
    return (
      <div className={classes.title}>
        <Text size="sm" c="dimmed" truncate title={row.title}>
          {row.title}
        </Text>
      </div>
    );
  if (row.kind === 'step') return <StepEntry row={row} isChosen={isChosen} onChoose={onChoose} />;
  if (row.kind === 'mark')
    return (
      <div className={classes.rest}>
        <RestOk row={row} onMark={onMark} />
      </div>
    );
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
      data-step
      aria-current={isChosen ? 'step' : undefined}
      title={row.name}
      onClick={() => onChoose(row.id)}
    >
      <span className={classes.number}>{row.number || '–'}</span>
      <span className={classes.name}>{row.name}</span>
      <VisuallyHidden>{state}</VisuallyHidden>
      {row.isPrefilled && <IconHistory size={18} aria-hidden className={classes.quiet} />}
      {row.rating !== ratings.NotSet && <RatingIcon rating={ratingName(row.rating)} size={20} />}
      {row.isDone && row.rating === ratings.NotSet && <IconCheck size={18} aria-hidden className={classes.quiet} />}
      {/* Rated, and something is still missing: both are said. */}
      {!row.isDone && <RatingIcon rating="NotSet" size={20} />}
    </button>
  );
}, same);
