import type { Product } from '@assay/domain/measurements/limits';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { useProducts } from '../products.ts';
import { t } from './preview.texts.ts';

interface ProductChooserProps {
  value: Product;
  onChange: (product: Product) => void;
}

/** The machine that the preview is for. */
export function ProductChooser({ value: { productFamilyId, productModelId }, onChange }: ProductChooserProps) {
  const { families } = useProducts();
  const models = families.find(({ id }) => id === productFamilyId)?.productModels ?? [];
  return (
    <FieldGrid>
      <Picker
        label={t('family')}
        placeholder={t('anyFamily')}
        clearable
        data={families.map(({ id, name }) => ({ value: id, label: name }))}
        value={productFamilyId}
        onChange={(family) => onChange({ productFamilyId: family, productModelId: null })}
      />
      <Picker
        label={t('model')}
        placeholder={t('anyModel')}
        clearable
        disabled={models.length === 0}
        data={models.map(({ id, name }) => ({ value: id, label: name }))}
        value={productModelId}
        onChange={(model) => onChange({ productFamilyId, productModelId: model })}
      />
    </FieldGrid>
  );
}
