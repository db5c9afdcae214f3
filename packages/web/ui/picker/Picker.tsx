import { useUncontrolled } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { matching } from './choice.ts';
import { PickField, type PickFieldProps } from './PickField.tsx';

export interface PickedItem {
  value: string;
  label: string;
  picture?: ReactNode;
}

interface PickerProps extends Omit<PickFieldProps, 'value' | 'onChange'> {
  data: readonly PickedItem[];
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
  const every = data.map(({ value: id, label: name, picture }) => ({ id, name, ...(picture && { picture }) }));
  return (
    <PickField
      {...field}
      value={every.find(({ id }) => id === chosen) ?? null}
      onChange={(choice) => setChosen(choice?.id ?? null)}
      choices={{ ...done, ...matching(every, search) }}
      onSearch={setSearch}
      onOpen={(opened) => opened && onDropdownOpen?.()}
    />
  );
}
