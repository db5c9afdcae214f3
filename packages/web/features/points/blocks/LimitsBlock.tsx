import { inheritedLimits } from '@assay/domain/measurements/limits';
import { temporaryId } from '@assay/domain/points/new-parts';
import { useCallback } from 'react';
import { PartList } from '../../../ui/parts/PartList.tsx';
import type { LimitDraft } from '../form/point-draft.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { t } from './blocks.texts.ts';
import { LimitFields } from './LimitFields.tsx';

const useLimits: FieldHook<{ measurementLimits: LimitDraft[] }> = usePointField;

const newLimit = (): LimitDraft => ({
  id: temporaryId(),
  productFamilyId: null,
  productModelId: null,
  criticalLow: null,
  low: null,
  high: null,
  criticalHigh: null,
});

/** The limits of a measured point, product by product. */
export function LimitsBlock() {
  const { value: limits, set } = useLimits('measurementLimits');
  const change = useCallback(
    (id: string, changes: Partial<LimitDraft>) =>
      set((before) => before.map((limit) => (limit.id === id ? { ...limit, ...changes } : limit))),
    [set],
  );
  return (
    <PartList
      title={t('limits')}
      lead={t('limitsHint')}
      ids={limits.map(({ id }) => id)}
      fields={(place) => {
        const limit = limits[place];
        return (
          limit && (
            <LimitFields limit={limit} inherited={JSON.stringify(inheritedLimits(limits, limit))} change={change} />
          )
        );
      }}
      partName={(place) => t('limitPart', { number: place + 1 })}
      removeLabel={(place) => t('removeLimits', { number: place + 1 })}
      addLabel={t('addLimits')}
      empty={t('noLimits')}
      onAdd={() => {
        const limit = newLimit();
        set((before) => [...before, limit]);
        return limit.id;
      }}
      onRemove={(place) => set((before) => before.filter((_, i) => i !== place))}
    />
  );
}
