import type { AggregationDirection } from '@assay/domain/measurements/summary-table';
import type { Point, PointContents } from '@assay/domain/points/point';
import { withDirection } from '@assay/domain/points/summary-with-rows';
import { NativeSelect } from '@mantine/core';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { t } from '../blocks/blocks.texts.ts';
import { PointText } from '../blocks/PointInputs.tsx';
import { type FieldHook, usePointField, usePointFormState } from '../form/point-form-context.ts';
import { choicesOf, directionWords } from '../point-words.ts';

const useContent: FieldHook<PointContents['SummaryWithRows']> = usePointField;

/** What the fields of a table are called, and what is computed from them. */
export const TableBlock = () => (
  <Panel title={t('table')}>
    <FieldGrid>
      <PointText name="fieldTitle" label={t('fieldsTitle')} maxLength={500} />
      <DirectionField />
    </FieldGrid>
  </Panel>
);

/** What is not computed any more in a direction loses its aggregations at once. */
function DirectionField() {
  const { draft } = usePointFormState();
  const { value } = useContent('inspectionPointAggregationDirection');
  return (
    <NativeSelect
      label={t('direction')}
      data={choicesOf(directionWords)}
      value={value}
      onChange={(event) => {
        const direction = event.currentTarget.value as AggregationDirection;
        draft.set((point) => withDirection(point as Point<'SummaryWithRows'>, direction));
      }}
    />
  );
}
