import {
  type Condition,
  type Conditions,
  conditionOperators,
  needsValue,
  ruleOf,
  unknownOptions,
} from '@assay/domain/protocols/dependencies/rule-conditions';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { t as operatorWords } from '../../rules/rules.texts.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-row.module.css';
import { useOfferedAnswers } from './use-offered-answers.ts';
import type { Variable } from './use-variables.ts';

interface RuleConditionsProps {
  /** What the rule said when the form was opened; what is typed then is the form's. */
  begun: Conditions;
  /** What the rule may ask for. */
  variables: readonly Variable[];
  onChange: (rule: unknown) => void;
}

/** A rule as sentences: whose answer, how it is compared, with what. */
export function RuleConditions({ begun, variables, onChange }: RuleConditionsProps) {
  const [{ join, list }, setConditions] = useState(begun);
  function set(next: Conditions): void {
    setConditions(next);
    onChange(ruleOf(next));
  }
  const change = (place: number, given: Partial<Condition>) =>
    set({ join, list: list.map((one, i) => (i === place ? { ...one, ...given } : one)) });
  return (
    <div className={classes.conditions}>
      {list.length > 1 && (
        <SegmentedControl
          aria-label={t('join')}
          data={[
            { value: 'all', label: t('all') },
            { value: 'any', label: t('any') },
          ]}
          value={join}
          onChange={(next) => set({ join: next as Conditions['join'], list })}
        />
      )}
      {list.map((condition, place) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place alone.
          key={place}
          label={t('condition', { number: place + 1 })}
          condition={condition}
          variables={variables}
          onChange={(given) => change(place, given)}
          onRemove={list.length > 1 ? () => set({ join, list: list.filter((_, i) => i !== place) }) : undefined}
        />
      ))}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() =>
          set({ join, list: [...list, { variable: variables[0]?.value ?? '', operator: 'answered', value: '' }] })
        }
      >
        {t('addCondition')}
      </Button>
    </div>
  );
}

interface ConditionRowProps extends Pick<RuleConditionsProps, 'variables'> {
  label: string;
  condition: Condition;
  onChange: (given: Partial<Condition>) => void;
  onRemove: (() => void) | undefined;
}

function ConditionRow({ label, condition, variables, onChange, onRemove }: ConditionRowProps) {
  const { variable, operator } = condition;
  const isKnown = variables.some((one) => one.value === variable);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand out as much as the whole.
    <div className={classes.condition} role="group" aria-label={label}>
      <NativeSelect
        label={t('answerTo')}
        data={[
          ...(isKnown ? [] : [{ value: variable, label: t('unknownVariable', { variable }) }]),
          ...variables.map(({ value: name, label: words }) => ({ value: name, label: words })),
        ]}
        value={variable}
        onChange={(event) => onChange({ variable: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('operator')}
        data={conditionOperators.map((one) => ({ value: one, label: operatorWords(one) }))}
        value={operator}
        onChange={(event) => onChange({ operator: event.currentTarget.value as Condition['operator'] })}
      />
      {needsValue(operator) && (
        <ValueField
          condition={condition}
          pointId={variables.find((one) => one.value === variable)?.pointId ?? null}
          onChange={(next) => onChange({ value: next })}
        />
      )}
      {onRemove && <RowAction label={t('removeCondition', { label })} icon={IconTrash} onClick={onRemove} />}
    </div>
  );
}

interface ValueFieldProps {
  condition: Condition;
  pointId: string | null;
  onChange: (value: string) => void;
}

/** What an answer is compared with; the options of a choice are offered, and what is none of them is told. */
function ValueField({ condition, pointId, onChange }: ValueFieldProps) {
  const offered = useOfferedAnswers(pointId);
  const listId = useId();
  const unknown = offered.length > 0 ? unknownOptions(condition, offered) : [];
  return (
    <>
      <TextInput
        label={t('value')}
        description={condition.operator === 'oneOf' ? t('severalValues') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={500}
        autoComplete="off"
        {...(offered.length > 0 && { list: listId })}
        error={unknown.length > 0 && t('unknownOptions', { count: unknown.length, options: unknown.join(', ') })}
        value={condition.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {offered.length > 0 && (
        <datalist id={listId}>
          {offered.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  );
}
