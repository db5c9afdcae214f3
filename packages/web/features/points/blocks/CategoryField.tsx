import { isOfDivision } from '@assay/domain/divisions';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { categoriesQuery } from '../../products/product-families.queries.ts';
import { t } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';

const useCategory: FieldHook<{ productCategoryId: string }> = usePointField;

/** Others than staff write for their own divisions. */
export function CategoryField() {
  const { value, set, error } = useCategory('productCategoryId');
  const { divisions } = useSession();
  const { data = [], isFetching } = useQuery(categoriesQuery);
  const offered = data.filter(({ id }) => isOfDivision(divisions, id) || id === value);
  return (
    <Picker
      label={t('category')}
      required
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      waiting={isFetching}
      value={value || null}
      error={error}
      onChange={(id) => set(id ?? '')}
    />
  );
}
