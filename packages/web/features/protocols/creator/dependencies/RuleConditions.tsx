import {
  type Condition,
  type Conditions,
  conditionOperators,
  needsValue,
  ruleOf,
} from '@assay/domain/protocols/dependencies/rule-conditions';
import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { t as words } from '../../rules/rules.texts.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-row.module.css';

interface RuleConditionsProps {
  /** What the rule said when the form was opened; what is typed then is the form's. */
  begun: Conditions;
  /** What the rule may ask for. */
  variables: readonly { value: string; label: string }[];
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
  const { variable, operator, value } = condition;
  const isKnown = variables.some((one) => one.value === variable);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand out as much as the whole.
    <div className={classes.condition} role="group" aria-label={label}>
      <NativeSelect
        label={t('answerTo')}
        data={[...(isKnown ? [] : [{ value: variable, label: t('unknownVariable', { variable }) }]), ...variables]}
        value={variable}
        onChange={(event) => onChange({ variable: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('operator')}
        data={conditionOperators.map((one) => ({ value: one, label: words(one) }))}
        value={operator}
        onChange={(event) => onChange({ operator: event.currentTarget.value as Condition['operator'] })}
      />
      {needsValue(operator) && (
        <TextInput
          label={t('value')}
          description={operator === 'oneOf' ? t('severalValues') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={500}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange({ value: event.currentTarget.value })}
        />
      )}
      {onRemove && <RowAction label={t('removeCondition', { label })} icon={IconTrash} onClick={onRemove} />}
    </div>
  );
}
