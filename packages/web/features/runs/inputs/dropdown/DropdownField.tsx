import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { Dropdown } from '@assay/domain/points/parts';
import { useMemo } from 'react';
import { ManyPicker } from '../../../../ui/picker/ManyPicker.tsx';
import { Picker } from '../../../../ui/picker/Picker.tsx';
import { t } from '../inputs.texts.ts';

interface DropdownFieldProps {
  dropdown: Dropdown;
  chosen: readonly string[];
  disabled: boolean;
  onChange: (optionIds: string[]) => void;
}

/** One of its options, or several. */
export function DropdownField({ dropdown, chosen, disabled, onChange }: DropdownFieldProps) {
  const data = useMemo(
    () =>
      inIndexOrder(dropdown.options)
        .filter(({ title }) => title.trim() !== '')
        .map(({ id, title }) => ({ value: id, label: title })),
    [dropdown.options],
  );
  const field = { label: dropdown.title || t('options'), data, disabled };
  if (dropdown.multiselect) return <ManyPicker {...field} values={chosen} onChange={onChange} />;
  return <Picker {...field} value={chosen[0] ?? null} clearable onChange={(id) => onChange(id ? [id] : [])} />;
}
