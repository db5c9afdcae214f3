import { useState } from 'react';
import type { Choice } from '../../ui/picker/choice.ts';
import { MultiPicker } from '../../ui/picker/MultiPicker.tsx';
import { companyChoices } from '../companies/companies.queries.ts';
import { t as equipments } from './equipment.texts.ts';
import { t } from './equipment-form.texts.ts';

interface CompaniesFieldProps {
  defaultValue?: readonly Choice[];
  onChange: (companies: readonly Choice[]) => void;
  error?: string;
  'data-path'?: string;
}

export function CompaniesField({ defaultValue = [], onChange, ...field }: CompaniesFieldProps) {
  const [values, setValues] = useState(defaultValue);
  return (
    <MultiPicker
      label={equipments('companies')}
      description={t('companiesHint')}
      placeholder={t('addCompany')}
      source={companyChoices}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
      {...field}
    />
  );
}
