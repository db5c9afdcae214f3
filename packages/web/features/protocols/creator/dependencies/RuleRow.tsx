import { conditionsOf } from '@assay/domain/protocols/dependencies/rule-conditions';
import type { PointDependency } from '@assay/domain/protocols/protocol';
import { SegmentedControl, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { readRule } from '../../detail/dependencies/rule-text.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-row.module.css';
import { typedRule, typedText } from './edit-dependencies.ts';
import { RuleConditions } from './RuleConditions.tsx';
import type { Variable } from './use-variables.ts';

interface RuleRowProps {
  dependency: PointDependency;
  /** The variables of the rule, with what they stand for. */
  variables: readonly Variable[];
  onChange: (dependency: PointDependency) => void;
  onRemove: (id: string) => void;
}

/** The rule over the variables: as conditions where they can say it, and always as JSON. */
export function RuleRow({ dependency, variables, onChange, onRemove }: RuleRowProps) {
  const conditions = conditionsOf(dependency.json);
  const [asJson, setAsJson] = useState(conditions === undefined);
  const { fault } = readRule(
    typedText(dependency.json),
    variables.map(({ value }) => value),
  );
  const refused = useFault(`${dependency.id}.json`);
  return (
    <div className={classes.row}>
      <div className={classes.views}>
        <SegmentedControl
          aria-label={t('views')}
          size="sm"
          data={[
            { value: 'form', label: t('asConditions'), disabled: !conditions },
            { value: 'json', label: t('asJson') },
          ]}
          value={asJson || !conditions ? 'json' : 'form'}
          onChange={(next) => setAsJson(next === 'json')}
        />
        {conditions && !asJson ? (
          <div data-path={`${dependency.id}.json`}>
            <RuleConditions
              begun={conditions}
              variables={variables}
              onChange={(json) => onChange({ ...dependency, json })}
            />
            {(fault ?? refused) && (
              <Text size="sm" c="var(--mantine-color-error)">
                {fault ?? refused}
              </Text>
            )}
          </div>
        ) : (
          <RuleText dependency={dependency} fault={fault ?? refused} onChange={onChange} />
        )}
      </div>
      <RowAction label={t('removeRule')} icon={IconTrash} destructive onClick={() => onRemove(dependency.id)} />
    </div>
  );
}

const example = JSON.stringify({ '==': [{ var: 'a' }, 'Worn'] });

interface RuleTextProps extends Pick<RuleRowProps, 'dependency' | 'onChange'> {
  fault: string | undefined;
}

/** The rule as JSON, checked while it is typed. */
function RuleText({ dependency, fault, onChange }: RuleTextProps) {
  // What is typed stays as it is typed, spaces and all.
  const [text, setText] = useState(() => typedText(dependency.json));
  return (
    <ProseField
      label={t('rule')}
      description={t('ruleHint', { example })}
      rows={3}
      maxLength={20_000}
      autoComplete="off"
      spellCheck={false}
      className={classes.rule ?? ''}
      data-path={`${dependency.id}.json`}
      error={fault}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange({ ...dependency, json: typedRule(value) });
      }}
    />
  );
}
