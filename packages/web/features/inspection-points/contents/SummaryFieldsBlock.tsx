import { newSummaryField } from '@assay/domain/points/new-parts';
import type { SummaryField } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { Panel } from '../../../ui/Panel.tsx';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartSelect, PartText } from '../blocks/PartInputs.tsx';
import { t as form } from '../form/form.texts.ts';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { aggregationWords, choicesOf, keyboardWords } from '../point-words.ts';

const useContent: FieldHook<PointContents['SummaryWithRows']> = usePointField;

export function SummaryFieldsBlock() {
  const { value, set } = useContent('fields');
  return (
    <Panel title={t('fields')}>
      <PartRows
        noun={t('field')}
        parts={value}
        onChange={set}
        row={SummaryFieldRow}
        fresh={newSummaryField}
        add={t('addField')}
        empty={t('noFields')}
        most={50}
      />
    </Panel>
  );
}

function SummaryFieldRow({ part, change }: PartRowProps<SummaryField>) {
  const { value: direction } = useContent('inspectionPointAggregationDirection');
  return (
    <PartLine>
      <PartText part={part} name="title" label={t('fieldTitle')} change={change} />
      <PartSelect
        part={part}
        name="keyboardType"
        label={form('keyboard')}
        choices={choicesOf(keyboardWords)}
        change={change}
      />
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
