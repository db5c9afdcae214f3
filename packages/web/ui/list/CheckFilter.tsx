import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { More } from '../More.tsx';
import { numberText } from '../number-text.ts';
import classes from './check-filter.module.css';
import { t } from './list.texts.ts';
import type { ListState } from './list-state.ts';

interface CheckFilterProps {
  state: ListState;
  /** The part of the query that it sets. */
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** How many rows each choice holds; they may come later than the choices. */
  counts?: Readonly<Record<string, number>> | undefined;
}

/** Some of a few kinds of rows, as checkboxes drawn as chips; none that is checked means all. */
export function CheckFilter({ state, name, label, choices, counts }: CheckFilterProps) {
  const roomy = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const chosen = (state.filters[name] ?? '').split(',').filter(Boolean);
  const choose = (value: string, on: boolean) => {
    const next = choices.filter((choice) => (choice.value === value ? on : chosen.includes(choice.value)));
    state.filterBy({ [name]: next.map((choice) => choice.value).join(',') });
  };
  const boxes = (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{roomy ? label : <VisuallyHidden>{label}</VisuallyHidden>}</legend>
      <div className={classes.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.chip}>
            <input
              type="checkbox"
              aria-label={choice.label}
              checked={chosen.includes(choice.value)}
              onChange={(event) => choose(choice.value, event.currentTarget.checked)}
            />
            <IconCheck size={14} stroke={2.4} aria-hidden />
            {choice.label}
            {counts && <span className={classes.count}>{numberText(counts[choice.value] ?? 0)}</span>}
          </label>
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
