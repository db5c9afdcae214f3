import { useQuery } from '@tanstack/react-query';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { categoriesQuery } from '../../product-families/product-families.queries.ts';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';

const useCategory: FieldHook<{ productCategoryId: string }> = usePointField;

export function CategoryField() {
  const { value, set, error } = useCategory('productCategoryId');
  const { data = [] } = useQuery(categoriesQuery);
  return (
    <Picker
      label={t('category')}
      required
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value || null}
      error={error}
      onChange={(id) => set(id ?? '')}
    />
  );
}
