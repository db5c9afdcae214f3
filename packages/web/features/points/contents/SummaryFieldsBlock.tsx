import { newSummaryField } from '@assay/domain/points/new-parts';
import type { SummaryField } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartSelect, PartText } from '../blocks/PartInputs.tsx';
import { PartKeyboard } from '../blocks/PartKeyboard.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { aggregationWords, choicesOf } from '../point-words.ts';
import { FieldRows } from './FieldRows.tsx';

const useContent: FieldHook<PointContents['SummaryWithRows']> = usePointField;

export const SummaryFieldsBlock = () => <FieldRows row={SummaryFieldRow} fresh={newSummaryField} />;

function SummaryFieldRow({ part, change }: PartRowProps<SummaryField>) {
  const { value: direction } = useContent('inspectionPointAggregationDirection');
  return (
    <PartLine>
      <PartText part={part} name="title" label={t('fieldTitle')} change={change} />
      <PartKeyboard part={part} change={change} />
      <PartSelect
        part={part}
        name="inspectionPointFieldAggregation"
        label={t('aggregation')}
        choices={choicesOf(aggregationWords)}
        disabled={direction !== 'Row' && direction !== 'Both'}
        change={change}
      />
    </PartLine>
  );
}
