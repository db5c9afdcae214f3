import { type LimitValues, limitNames, limitsInForce, unorderedLimits } from '@assay/domain/measurements/limits';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { type LimitDraft, withoutLimits } from '../form/point-draft.ts';
import { usePartFault } from '../form/point-form-context.ts';
import { useProducts } from '../products.ts';
import { BandPreview } from './BandPreview.tsx';
import { t } from './blocks.texts.ts';
import { LimitInput } from './LimitInput.tsx';
import classes from './limit-fields.module.css';

interface LimitFieldsProps {
  limit: LimitDraft;
  /** What applies where it says nothing, as text: the same one does not draw the row again. */
  inherited: string;
  change: (id: string, changes: Partial<LimitDraft>) => void;
}

/** The limits of one product: whom they are for, the four of them, and what they make of a value. */
export const LimitFields = memo(({ limit, inherited, change }: LimitFieldsProps) => {
  const products = useProducts();
  const { id, productModelId } = limit;
  const familyId = limit.productFamilyId ?? products.familyOfModel(productModelId ?? '') ?? null;
  const family = products.families.find((one) => one.id === familyId);
  const familyFault = usePartFault(id, 'productFamilyId');
  const modelFault = usePartFault(id, 'productModelId');
  const unlimitedFault = usePartFault(id, 'unlimited');
  const crossing = unorderedLimits(limit);
  const wider = JSON.parse(inherited) as LimitValues;
  const inForce = limitsInForce([{ ...wider, productFamilyId: null, productModelId: null }], limit);
  return (
    <div className={classes.limit}>
      <div className={classes.product}>
        <Picker
          label={t('limitFamily')}
          placeholder={t('anyProduct')}
          clearable
          data={products.families.map((one) => ({ value: one.id, label: one.name }))}
          waiting={products.waiting}
          value={familyId}
          error={familyFault}
          onChange={(productFamilyId) => change(id, { productFamilyId, productModelId: null })}
        />
        <Picker
          label={t('limitModel')}
          placeholder={t('anyModel')}
          clearable
          disabled={!family && !productModelId}
          data={modelsOf(family, productModelId, products.modelName)}
          value={productModelId}
          error={modelFault}
          onChange={(model) => change(id, { productFamilyId: familyId, productModelId: model })}
        />
      </div>
      {(familyId || limit.unlimited) && (
        <Checkbox
          label={t('unlimited')}
          checked={limit.unlimited ?? false}
          error={unlimitedFault}
          onChange={(event) => change(id, event.currentTarget.checked ? withoutLimits : { unlimited: undefined })}
        />
      )}
      <div className={classes.values}>
        {limitNames.map((name) => (
          <LimitInput
            key={name}
            limit={limit}
            name={name}
            wider={wider[name]}
            isCrossing={crossing.includes(name)}
            change={change}
          />
        ))}
      </div>
      <BandPreview limit={inForce} />
    </div>
  );
});

const modelsOf = (
  family: { productModels: readonly { id: string; name: string }[] } | undefined,
  chosen: string | null,
  nameOf: (id: string) => string,
) => {
  const known = (family?.productModels ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return chosen && !known.some(({ value }) => value === chosen)
    ? [...known, { value: chosen, label: nameOf(chosen) }]
    : known;
};
