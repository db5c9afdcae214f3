import { useUncontrolled } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { matching } from './choice.ts';
import { PickField, type PickFieldProps } from './PickField.tsx';

export interface PickedItem {
  value: string;
  label: string;
  picture?: ReactNode;
}

export interface KnownList {
  data: readonly PickedItem[];
  /** The list is being read, for the first time or anew: where nothing matches yet, Enter waits for it. */
  waiting?: boolean;
}

interface PickerProps extends Omit<PickFieldProps, 'value' | 'onChange'>, KnownList {
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  onDropdownOpen?: () => void;
}

const read = { error: null, retry: () => {} };

/** One of a list that is known as a whole. */
export function Picker(props: PickerProps) {
  const { data, waiting = false, value, defaultValue, onChange, onDropdownOpen, ...field } = props;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useUncontrolled<string | null>({ value, defaultValue, finalValue: null, onChange });
  const every = data.map(({ value: id, label: name, picture }) => ({ id, name, ...(picture && { picture }) }));
  const found = matching(every, search);
  return (
    <PickField
      {...field}
      value={every.find(({ id }) => id === chosen) ?? null}
      onChange={(choice) => setChosen(choice?.id ?? null)}
      choices={{ ...read, ...found, waiting: waiting && found.count === 0 }}
      onSearch={setSearch}
      onOpen={(opened) => opened && onDropdownOpen?.()}
    />
  );
}
