import type { PointDependency } from '@assay/domain/protocols/protocol';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ProseField } from '../../../../ui/form/ProseField.tsx';
import { RowAction } from '../../../../ui/list/RowAction.tsx';
import { readRule } from '../../detail/dependencies/rule-text.ts';
import { useFault } from '../saving/use-fault.ts';
import { t } from './dependencies.texts.ts';
import classes from './dependency-row.module.css';
import { typedRule, typedText } from './edit-dependencies.ts';

interface RuleRowProps {
  dependency: PointDependency;
  /** The names that the rule may use. */
  parameters: readonly string[];
  onChange: (dependency: PointDependency) => void;
  onRemove: (id: string) => void;
}

const example = JSON.stringify({ '==': [{ var: 'a' }, 'Worn'] });

/** The rule over the parameters, checked while it is typed. */
export function RuleRow({ dependency, parameters, onChange, onRemove }: RuleRowProps) {
  // What is typed stays as it is typed, spaces and all.
  const [text, setText] = useState(() => typedText(dependency.json));
  const { fault } = readRule(text, parameters);
  const refused = useFault(`${dependency.id}.json`);
  return (
    <div className={classes.row}>
      <ProseField
        label={t('rule')}
        description={t('ruleHint', { example })}
        rows={3}
        maxLength={20_000}
        autoComplete="off"
        spellCheck={false}
        className={classes.rule ?? ''}
        data-path={`${dependency.id}.json`}
        error={fault ?? refused}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          onChange({ ...dependency, json: typedRule(value) });
        }}
      />
      <RowAction label={t('removeRule')} icon={IconTrash} destructive onClick={() => onRemove(dependency.id)} />
    </div>
  );
}
