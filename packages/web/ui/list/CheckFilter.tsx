import { Checkbox, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { More } from '../More.tsx';
import classes from './check-filter.module.css';
import { t } from './list.texts.ts';
import type { ListState } from './list-state.ts';

interface CheckFilterProps {
  state: ListState;
  /** The part of the query that it sets. */
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** Some of a few kinds of rows; none that is checked means all. */
export function CheckFilter({ state, name, label, choices }: CheckFilterProps) {
  const roomy = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const chosen = (state.filters[name] ?? '').split(',').filter(Boolean);
  const choose = (value: string, on: boolean) => {
    const next = choices.filter((choice) => (choice.value === value ? on : chosen.includes(choice.value)));
    state.filterBy({ [name]: next.map((choice) => choice.value).join(',') });
  };
  const boxes = (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{roomy ? label : <VisuallyHidden>{label}</VisuallyHidden>}</legend>
      <div className={classes.boxes}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            checked={chosen.includes(choice.value)}
            onChange={(event) => choose(choice.value, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
  if (roomy) return boxes;
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  return (
    <More title={label} summary={names.join(', ') || t('all')}>
      {boxes}
    </More>
  );
}
