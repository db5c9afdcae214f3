import { ChosenList } from './ChosenList.tsx';
import { type KnownList, Picker } from './Picker.tsx';
import type { PickFieldProps } from './PickField.tsx';

interface ManyPickerProps extends Omit<PickFieldProps, 'value' | 'onChange' | 'clearable'>, KnownList {
  values: readonly string[];
  /** How a chosen one reads that is not in the list. */
  unknown?: (value: string) => string;
  onChange: (values: string[]) => void;
}

/** Several of a known list. */
export function ManyPicker({ data, values, unknown = () => '', onChange, ...field }: ManyPickerProps) {
  const names = new Map(data.map(({ value, label }) => [value, label]));
  return (
    <ChosenList
      label={field.label}
      values={values.map((id) => ({ id, name: names.get(id) ?? unknown(id) }))}
      disabled={field.disabled ?? false}
      onRemove={(id) => onChange(values.filter((value) => value !== id))}
    >
      <Picker
        {...field}
        data={data.filter(({ value }) => !values.includes(value))}
        value={null}
        onChange={(value) => value && onChange([...values, value])}
      />
    </ChosenList>
  );
}
