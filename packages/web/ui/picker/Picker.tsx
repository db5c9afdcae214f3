import { useUncontrolled } from '@mantine/hooks';
import { useState } from 'react';
import { PickField, type PickFieldProps } from './PickField.tsx';

interface PickerProps extends Omit<PickFieldProps, 'value' | 'onChange'> {
  data: readonly { value: string; label: string }[];
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  onDropdownOpen?: () => void;
}

const done = { waiting: false, error: null, retry: () => {} };

/** One of a known list. */
export function Picker({ data, value, defaultValue, onChange, onDropdownOpen, ...field }: PickerProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useUncontrolled<string | null>({ value, defaultValue, finalValue: null, onChange });
  const every = data.map((item) => ({ id: item.value, name: item.label }));
  const words = search.trim().toLowerCase();
  const options = every.filter(({ name }) => name.toLowerCase().includes(words));
  return (
    <PickField
      {...field}
      value={every.find(({ id }) => id === chosen) ?? null}
      onChange={(choice) => setChosen(choice?.id ?? null)}
      choices={{ ...done, options, count: options.length }}
      onSearch={setSearch}
      onOpen={(opened) => opened && onDropdownOpen?.()}
    />
  );
}
