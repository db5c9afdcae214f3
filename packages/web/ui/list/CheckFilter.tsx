import { VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { More } from '../More.tsx';
import classes from './check-filter.module.css';
import { t } from './list.texts.ts';
import type { ListState } from './list-state.ts';

export interface ChoiceCounts {
  /** A choice that is not named has none. */
  of: Readonly<Record<string, number>>;
  /** Otherwise there are at least as many. */
  exact: boolean;
}

const mostShown = 999;

/** Short, so that chips stay as wide as they are; nothing where it is not known whether there is any. */
function countText({ of, exact }: ChoiceCounts, value: string): string {
  const count = of[value] ?? 0;
  if (count > mostShown) return `${mostShown}+`;
  if (exact) return String(count);
  return count > 0 ? `${count}+` : '';
}

interface CheckFilterProps {
  state: ListState;
  /** The part of the query that it sets. */
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** How many rows each choice would show; null until that is known: a place is kept. Absent where nobody counts. */
  counts?: ChoiceCounts | null;
}

/** Some of a few kinds of rows, as checkboxes drawn as chips; none that is checked means all. */
export function CheckFilter({ state, name, label, choices, counts }: CheckFilterProps) {
  const ids = useId();
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
              aria-describedby={counts === undefined ? undefined : `${ids}-${choice.value}`}
              checked={chosen.includes(choice.value)}
              onChange={(event) => choose(choice.value, event.currentTarget.checked)}
            />
            <IconCheck size={14} stroke={2.4} aria-hidden />
            {choice.label}
            {counts !== undefined && (
              <span id={`${ids}-${choice.value}`} className={classes.count}>
                {counts && countText(counts, choice.value)}
              </span>
            )}
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
