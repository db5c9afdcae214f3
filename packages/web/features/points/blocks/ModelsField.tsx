import { type Meta, modelIdsOf, valuesOf, withValues } from '@assay/domain/points/applicability';
import { Checkbox } from '@mantine/core';
import { ManyPicker } from '../../../ui/picker/ManyPicker.tsx';
import { t } from '../form/form.texts.ts';
import { useProducts } from '../products.ts';

interface ModelsFieldProps {
  metas: readonly Meta[];
  onChange: (metas: Meta[]) => void;
}

export const isForAnyModel = (metas: readonly Meta[]): boolean =>
  valuesOf(metas, 'AnyProductModel').length > 0 || modelIdsOf(metas).length === 0;

/** In a few words, which products a part is for. */
export function modelsText(metas: readonly Meta[]): string {
  if (isForAnyModel(metas)) return t('forAny');
  return t('forSome', { count: modelIdsOf(metas).length });
}

/** The product models that a part is for. */
export function ModelsField({ metas, onChange }: ModelsFieldProps) {
  const products = useProducts();
  const any = valuesOf(metas, 'AnyProductModel').length > 0;
  return (
    <>
      <Checkbox
        label={t('anyModel')}
        checked={any}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? withValues(withValues(metas, 'ProductModel', []), 'AnyProductModel', [''])
              : withValues(metas, 'AnyProductModel', []),
          )
        }
      />
      {!any && (
        <ManyPicker
          label={t('models')}
          placeholder={t('addModel')}
          data={products.families.flatMap(({ productModels }) =>
            productModels.map(({ id }) => ({ value: id, label: products.modelName(id) })),
          )}
          waiting={products.waiting}
          values={modelIdsOf(metas)}
          unknown={products.modelName}
          onChange={(ids) => onChange(withValues(metas, 'ProductModel', ids))}
        />
      )}
    </>
  );
}
