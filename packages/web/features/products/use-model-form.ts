import type { ProductModel } from '@assay/contract/products';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { useSaveModel } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';

export const useModelForm = (
  familyId: string,
  known: ProductModel | undefined,
  onSaved: (saved: ProductModel) => void,
) =>
  useRecordForm({
    known,
    empty: () => ({ name: '' }),
    draftOf: ({ name }: ProductModel) => ({ name }),
    inputOf: (draft) => draft,
    faultsOf: ({ name }): Record<string, string> => (name.trim() === '' ? { name: t('nameNeeded') } : {}),
    save: useSaveModel(familyId),
    onSaved,
  });
