import type { MeasurementLimit } from '@assay/domain/measurements/limits';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldSet } from '../../../ui/FieldSet.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { t as blocks } from '../blocks/blocks.texts.ts';
import { useProducts } from '../products.ts';
import { t } from './limits.texts.ts';
import classes from './limits-editor.module.css';

interface AddLimitRowProps {
  /** Products that have a row already. */
  taken: readonly MeasurementLimit[];
  onAdd: (familyId: string, modelId: string | null) => void;
}

/** Chooses the family, or the model of it, that gets limits of its own. */
export function AddLimitRow({ taken, onAdd }: AddLimitRowProps) {
  const { families, waiting } = useProducts();
  const [familyId, setFamilyId] = useState<string | null>(null);
  const [modelId, setModelId] = useState<string | null>(null);
  const models = families.find(({ id }) => id === familyId)?.productModels ?? [];
  const isTaken = taken.some((row) => row.productFamilyId === familyId && row.productModelId === modelId);
  return (
    <FieldSet legend={t('addTitle')}>
      <div className={classes.add}>
        <Picker
          label={blocks('limitFamily')}
          clearable
          data={families.map(({ id, name }) => ({ value: id, label: name }))}
          waiting={waiting}
          value={familyId}
          onChange={(id) => {
            setFamilyId(id);
            setModelId(null);
          }}
        />
        <Picker
          label={blocks('limitModel')}
          placeholder={blocks('anyModel')}
          clearable
          disabled={models.length === 0}
          data={models.map(({ id, name }) => ({ value: id, label: name }))}
          value={modelId}
          onChange={setModelId}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!familyId || isTaken}
          onClick={() => {
            if (familyId) onAdd(familyId, modelId);
            setModelId(null);
          }}
        >
          {t('add')}
        </Button>
      </div>
    </FieldSet>
  );
}
