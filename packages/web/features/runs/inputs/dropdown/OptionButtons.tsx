import { useId } from 'react';
import { FieldSet } from '../../../../ui/FieldSet.tsx';
import { toggled } from '../answers.ts';
import classes from './option-buttons.module.css';

interface OptionButtonsProps {
  legend: string;
  options: readonly { id: string; title: string }[];
  chosen: readonly string[];
  several: boolean;
  disabled: boolean;
  onChange: (optionIds: string[]) => void;
}

/** A few options side by side, each a tap away; a tap on the chosen one clears it. */
export function OptionButtons({ legend, options, chosen, several, disabled, onChange }: OptionButtonsProps) {
  const name = useId();
  return (
    <FieldSet legend={legend} disabled={disabled}>
      <div className={classes.options}>
        {options.map(({ id, title }) => (
          <label key={id} className={classes.option}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(id)}
              onChange={() => onChange(toggled(chosen, id, several))}
              onClick={() => !several && chosen.includes(id) && onChange([])}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
