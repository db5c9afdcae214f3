import type { ProductFamily, ProductFamilyInput } from '@assay/contract/products';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { useSaveFamily } from './product-families.queries.ts';
import { t } from './product-families.texts.ts';

// A type and not an interface: drafts are read by the names of their fields.
type FamilyDraft = {
  familyName: string;
  longFamilyName: string;
  division: string;
  category: Reference | null;
};

const empty = (): FamilyDraft => ({ familyName: '', longFamilyName: '', division: '', category: null });

const draftOf = (family: ProductFamily): FamilyDraft => ({
  familyName: family.familyName,
  longFamilyName: family.longFamilyName,
  division: family.division,
  category: { id: family.productCategoryId, name: family.productCategoryName },
});

const inputOf = ({ category, ...texts }: FamilyDraft): ProductFamilyInput => ({
  ...texts,
  productCategoryId: category?.id ?? '',
});

const faultsOf = ({ familyName, category }: FamilyDraft): Record<string, string> => ({
  ...(familyName.trim() === '' && { familyName: t('nameNeeded') }),
  ...(!category && { category: t('categoryNeeded') }),
});

export const useFamilyForm = (known: ProductFamily | undefined, onSaved: (saved: ProductFamily) => void) =>
  useRecordForm({
    known,
    empty,
    draftOf,
    inputOf,
    faultsOf,
    save: useSaveFamily(),
    onSaved,
    fieldOf: (path) => (path === 'productCategoryId' ? 'category' : path),
  });

export type FamilyFormState = ReturnType<typeof useFamilyForm>;
