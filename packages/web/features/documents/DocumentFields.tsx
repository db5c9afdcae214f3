import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Choice } from '../../ui/picker/choice.ts';
import { MultiPicker } from '../../ui/picker/MultiPicker.tsx';
import { Picker } from '../../ui/picker/Picker.tsx';
import type { ChoiceSource } from '../../ui/picker/SearchPicker.tsx';
import { familyChoices } from '../products/product-families.queries.ts';
import type { CategoryPath } from './category-paths.ts';
import { t } from './documents.texts.ts';
import type { DocumentFormState } from './use-document-form.ts';
import { useLinkChoices } from './use-link-choices.ts';

interface DocumentFieldsProps {
  form: DocumentFormState['form'];
  paths: readonly CategoryPath[];
  disabled: boolean;
}

/** Name, description, category and links of a document. */
export function DocumentFields({ form, paths, disabled }: DocumentFieldsProps) {
  const choices = useLinkChoices();
  const { defaultValue, onChange, ...category } = form.getInputProps('category');
  const links = [
    ['points', 'findPoint', choices.points],
    ['families', 'findFamily', familyChoices],
    ['models', 'findModel', choices.models],
  ] as const;
  return (
    <>
      <TextInput
        key={form.key('name')}
        label={t('name')}
        maxLength={255}
        disabled={disabled}
        {...form.getInputProps('name')}
      />
      <Textarea
        key={form.key('description')}
        label={t('description')}
        maxLength={2000}
        rows={3}
        disabled={disabled}
        {...form.getInputProps('description')}
      />
      <Picker
        key={form.key('category')}
        label={t('category')}
        placeholder={t('noCategory')}
        clearable
        disabled={disabled}
        data={paths}
        defaultValue={defaultValue?.id ?? null}
        onChange={(id) => onChange(id ? { id, name: paths.find(({ value }) => value === id)?.label ?? '' } : null)}
        {...category}
      />
      {links.map(([field, find, source]) => (
        <LinkField
          key={form.key(field)}
          label={t(field)}
          placeholder={t(find)}
          source={source}
          disabled={disabled}
          {...form.getInputProps(field)}
        />
      ))}
    </>
  );
}

interface LinkFieldProps {
  label: string;
  placeholder: string;
  source: ChoiceSource;
  disabled: boolean;
  defaultValue?: readonly Choice[];
  onChange: (links: readonly Choice[]) => void;
}

function LinkField({ defaultValue = [], onChange, ...field }: LinkFieldProps) {
  const [values, setValues] = useState(defaultValue);
  return (
    <MultiPicker
      {...field}
      values={values}
      onChange={(next) => {
        const named = next.map(({ id, name }) => ({ id, name }));
        setValues(named);
        onChange(named);
      }}
    />
  );
}
