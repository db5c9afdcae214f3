import { noCategory } from '@assay/domain/protocols/protocol';
import { choiceOf, type GroupChoice, noChoice, undecidedGroups } from '@assay/domain/runs/group-choices';
import { sampleNumbers } from '@assay/domain/runs/submit-check';
import { Paper, Radio, Stack, Text } from '@mantine/core';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { More } from '../../../ui/More.tsx';
import { useShown } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import type { RunModel } from './run-model.ts';
import { startKey } from './run-states.ts';
import { SampleField } from './SampleField.tsx';
import classes from './start-choices.module.css';
import type { RunState } from './use-run-state.ts';

/** What is chosen once, and may be changed later: which groups are done, and the ids of the samples. */
export function StartChoices({ model, state }: { model: RunModel; state: RunState }) {
  const { snapshot, runId } = model;
  const choosable = snapshot.categoryGroups.filter(({ kind }) => kind !== 'mandatory');
  const samples = sampleNumbers(state.steps);
  if (choosable.length === 0 && samples.length === 0) return null;
  const isUndecided = undecidedGroups(snapshot, state.work.choices).length > 0;
  return (
    <Paper role="group" withBorder p="md" aria-label={t('start')}>
      {isUndecided && (
        <Text fw={600} role="status">
          {t('undecided')}
        </Text>
      )}
      <More title={t('start')} summary={t('startSummary')} open={isUndecided}>
        <Stack gap="md">
          {snapshot.categoryGroups.map(({ name }, place) => (
            <GroupChoiceField key={name} model={model} place={place} />
          ))}
          {samples.length > 0 && (
            <FieldGrid>
              {samples.map((number) => (
                <SampleField key={number} runId={runId} number={number} />
              ))}
            </FieldGrid>
          )}
        </Stack>
      </More>
    </Paper>
  );
}

interface GroupChoiceFieldProps {
  model: RunModel;
  place: number;
}

function GroupChoiceField({ model: { snapshot, runId }, place }: GroupChoiceFieldProps) {
  const { queue, disabled } = usePerforming();
  const key = startKey(runId);
  const choices = (useShown(queue, key)?.choices ?? []) as GroupChoice[];
  const group = snapshot.categoryGroups[place];
  if (!group || group.kind === 'mandatory') return null;
  const { done, categoryIndex } = choiceOf(choices, place);
  const isOptional = group.kind === 'optional';
  const options = isOptional
    ? [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ]
    : group.categoryIndices
        .filter((index) => index !== noCategory)
        .map((index) => ({ value: String(index), label: snapshot.categories[index]?.title ?? '' }));

  function choose(value: string): void {
    const choice = isOptional ? { ...noChoice, done: value === 'true' } : { ...noChoice, categoryIndex: Number(value) };
    const next = snapshot.categoryGroups.map((_, at) => (at === place ? choice : choiceOf(choices, at)));
    queue.change(key, { choices: next });
  }

  return (
    <Radio.Group
      label={t(isOptional ? 'groupDone' : 'groupOneOf', { group: group.name })}
      value={String((isOptional ? done : categoryIndex) ?? '')}
      onChange={choose}
    >
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} disabled={disabled} />
        ))}
      </div>
    </Radio.Group>
  );
}
