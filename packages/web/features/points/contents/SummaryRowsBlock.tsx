import { newSummaryRow } from '@assay/domain/points/new-parts';
import type { SummaryRow } from '@assay/domain/points/parts';
import type { PointContents } from '@assay/domain/points/point';
import { Panel } from '../../../ui/Panel.tsx';
import { PartLine } from '../../../ui/parts/PartLine.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import type { PartRowProps } from '../../../ui/parts/part-row.ts';
import { t } from '../blocks/blocks.texts.ts';
import { PartSelect, PartText } from '../blocks/PartInputs.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { aggregationWords, choicesOf } from '../point-words.ts';

const useContent: FieldHook<PointContents['SummaryWithRows']> = usePointField;

export function SummaryRowsBlock() {
  const { value, set } = useContent('rows');
  return (
    <Panel title={t('rows')}>
      <PartRows
        noun={t('row')}
        parts={value}
        onChange={set}
        row={SummaryRowRow}
        fresh={newSummaryRow}
        add={t('addRow')}
        empty={t('noRows')}
      />
    </Panel>
  );
}

function SummaryRowRow({ part, change }: PartRowProps<SummaryRow>) {
  const { value: direction } = useContent('inspectionPointAggregationDirection');
  return (
    <PartLine>
      <PartText
        part={part}
        name="title"
        label={t('rowTitle')}
        change={change}
        warning={part.title.trim() === '' && t('emptyRow')}
      />
      <PartSelect
        part={part}
        name="inspectionPointRowAggregation"
        label={t('aggregation')}
        choices={choicesOf(aggregationWords)}
        disabled={direction !== 'Column' && direction !== 'Both'}
        change={change}
      />
    </PartLine>
  );
}
