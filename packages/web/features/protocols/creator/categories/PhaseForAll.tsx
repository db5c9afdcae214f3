import { changeCategory } from '@assay/domain/protocols/editing/categories';
import type { ProtocolCategory } from '@assay/domain/protocols/protocol';
import { NativeSelect } from '@mantine/core';
import { useCreator } from '../creator-state.ts';
import { t } from './categories.texts.ts';
import { usePhaseChoices } from './use-phase-choices.ts';

/** Gives all points of a category one phase. */
export function PhaseForAll({ category: { id, inspectionPoints } }: { category: ProtocolCategory }) {
  const { edit } = useCreator();
  const choices = usePhaseChoices();
  const first = inspectionPoints[0]?.phaseId ?? '';
  const isOne = inspectionPoints.every(({ phaseId }) => phaseId === first);
  return (
    <NativeSelect
      label={t('phaseForAll')}
      data={[{ value: '', label: t('several') }, ...choices]}
      value={isOne ? first : ''}
      onChange={({ currentTarget: { value } }) =>
        value &&
        edit((protocol) =>
          changeCategory(protocol, id, (category) => ({
            ...category,
            inspectionPoints: category.inspectionPoints.map((point) => ({ ...point, phaseId: value })),
          })),
        )
      }
    />
  );
}
