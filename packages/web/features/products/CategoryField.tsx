import { useQuery } from '@tanstack/react-query';
import { Picker } from '../../ui/picker/Picker.tsx';
import { categoriesQuery } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';
import type { FamilyFormState } from './use-family-form.ts';

/** The category of a family, one of a few. */
export function CategoryField({ form }: { form: FamilyFormState['form'] }) {
  const { data = [] } = useQuery(categoriesQuery);
  const { defaultValue, onChange, ...field } = form.getInputProps('category');
  return (
    <Picker
      key={form.key('category')}
      label={t('category')}
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={defaultValue?.id ?? null}
      onChange={(value) => onChange(data.find(({ id }) => id === value) ?? null)}
      {...field}
    />
  );
}
