import { useState } from 'react';
import { ManyPicker } from '../../../ui/picker/ManyPicker.tsx';
import { t } from './managed-users.texts.ts';
import type { Division } from './user-draft.ts';

interface DivisionsFieldProps {
  /** Those that may be given. */
  offered: readonly Division[];
  defaultValue?: readonly Division[];
  onChange: (divisions: readonly Division[]) => void;
  error?: string;
}

/** The product categories that somebody works with; what they have already can be kept, whoever edits them. */
export function DivisionsField({ offered, defaultValue = [], onChange, ...field }: DivisionsFieldProps) {
  const [values, setValues] = useState(defaultValue);
  const known = [...offered, ...defaultValue.filter(({ id }) => !offered.some((one) => one.id === id))];
  return (
    <ManyPicker
      label={t('divisions')}
      description={t('divisionsHint')}
      placeholder={t('addDivision')}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      values={values.map(({ id }) => id)}
      onChange={(ids) => {
        const next = known.filter(({ id }) => ids.includes(id));
        setValues(next);
        onChange(next);
      }}
      {...field}
    />
  );
}
