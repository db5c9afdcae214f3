import { CloseButton } from '@mantine/core';
import type { Choice } from './choice.ts';
import classes from './multi-picker.module.css';
import type { PickFieldProps } from './PickField.tsx';
import { t } from './picker.texts.ts';
import { type ChoiceSource, SearchPicker } from './SearchPicker.tsx';

interface MultiPickerProps extends Omit<PickFieldProps, 'value' | 'onChange' | 'clearable'> {
  source: ChoiceSource;
  values: readonly Choice[];
  onChange: (choices: readonly Choice[]) => void;
}

/** Several of many: each choice joins those below the field, where it can be taken away again. */
export function MultiPicker({ source, values, onChange, ...field }: MultiPickerProps) {
  const remove = (id: string) => onChange(values.filter((choice) => choice.id !== id));
  return (
    <div className={classes.root}>
      <SearchPicker
        {...field}
        source={source}
        value={null}
        without={values.map(({ id }) => id)}
        onChange={(choice) => choice && onChange([...values, choice])}
      />
      {values.length > 0 && (
        <ul className={classes.chosen} aria-label={field.label}>
          {values.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <CloseButton size="2.75rem" iconSize={18} aria-label={t('remove', { name })} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
