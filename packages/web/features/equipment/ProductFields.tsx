import { useState } from 'react';
import type { Reference } from '../../ui/conflict/three-way.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { findKeptFamilies, findKeptModels } from '../device/kept-choices.ts';
import { FamilyPicker } from '../products/FamilyPicker.tsx';
import { ModelPicker } from '../products/ModelPicker.tsx';
import { t as equipments } from './equipment.texts.ts';
import { type Product, productOf } from './equipment-draft.ts';
import { t } from './equipment-form.texts.ts';

interface ProductFieldsProps {
  defaultValue?: Product | null;
  onChange: (product: Product | null) => void;
  error?: string;
  required?: boolean;
  'data-path'?: string;
}

/** A family, then a model of it; another family takes the model away. */
export function ProductFields({
  defaultValue = null,
  onChange,
  error,
  required = false,
  'data-path': path,
}: ProductFieldsProps) {
  const [family, setFamily] = useState<Reference | null>(defaultValue?.family ?? null);
  const [model, setModel] = useState<Reference | null>(defaultValue?.model ?? null);

  function chooseFamily(next: Reference | null): void {
    if (next?.id === family?.id) return;
    setFamily(next);
    setModel(null);
    onChange(null);
  }

  function chooseModel(next: Reference | null): void {
    setModel(next);
    onChange(family && next ? productOf(family, next) : null);
  }

  // The error of both stands where the next step is.
  const fault = { error, ...(path && { 'data-path': path }) };
  return (
    <FieldGrid>
      <FamilyPicker
        kept={findKeptFamilies}
        label={equipments('family')}
        required={required}
        value={family}
        onChange={chooseFamily}
        {...(!family && fault)}
      />
      <ModelPicker
        kept={findKeptModels(family?.id ?? '')}
        label={equipments('model')}
        required={required}
        placeholder={family ? '' : t('familyFirst')}
        familyId={family?.id ?? null}
        value={model}
        onChange={chooseModel}
        {...(family && { ...fault, error: error && !model ? t('chooseModel') : error })}
      />
    </FieldGrid>
  );
}
