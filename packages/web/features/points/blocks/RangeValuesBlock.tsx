import { newRangeValue } from '@assay/domain/points/new-parts';
import type { PointContents } from '@assay/domain/points/point';
import { Stack } from '@mantine/core';
import { Panel } from '../../../ui/Panel.tsx';
import { PartRows } from '../../../ui/parts/PartRows.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { t } from './blocks.texts.ts';
import { PointText } from './PointInputs.tsx';
import { RangeValueFields } from './RangeValueFields.tsx';

const useContent: FieldHook<PointContents['RangeValues']> = usePointField;

/** The values that a point asks for, under one title. */
export function RangeValuesBlock() {
  const { value, set } = useContent('rangeValues');
  return (
    <Panel title={t('ranges')}>
      <Stack gap="md">
        <PointText name="rangeValueTitle" label={t('rangesTitle')} maxLength={500} />
        <PartRows
          noun={t('range')}
          parts={value}
          onChange={set}
          row={RangeValueFields}
          fresh={newRangeValue}
          add={t('addRange')}
          empty={t('noRanges')}
        />
      </Stack>
    </Panel>
  );
}
