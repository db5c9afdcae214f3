import { ChosenList } from './ChosenList.tsx';
import type { Choice } from './choice.ts';
import type { PickFieldProps } from './PickField.tsx';
import { type ChoiceSource, SearchPicker } from './SearchPicker.tsx';

interface MultiPickerProps extends Omit<PickFieldProps, 'value' | 'onChange' | 'clearable'> {
  source: ChoiceSource;
  values: readonly Choice[];
  onChange: (choices: readonly Choice[]) => void;
}

/** Several of many: each choice joins those below the field, where it can be taken away again. */
export const MultiPicker = ({ source, values, onChange, ...field }: MultiPickerProps) => (
  <ChosenList
    label={field.label}
    values={values}
    onRemove={(id) => onChange(values.filter((choice) => choice.id !== id))}
  >
    <SearchPicker
      {...field}
      source={source}
      value={null}
      without={values.map(({ id }) => id)}
      onChange={(choice) => choice && onChange([...values, choice])}
    />
  </ChosenList>
);
