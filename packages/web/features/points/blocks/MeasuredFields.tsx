import type { PointContents } from '@assay/domain/points/point';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Picker } from '../../../ui/picker/Picker.tsx';
import { type FieldHook, usePointField } from '../form/point-form-context.ts';
import { choicesOf, visualizationWords } from '../point-words.ts';
import { unitsQuery } from '../points.queries.ts';
import { t } from './blocks.texts.ts';
import { PointSelect, PointText } from './PointInputs.tsx';

const useContent: FieldHook<PointContents['Measurement']> = usePointField;

/** What is measured, in which unit, and how it is charted. */
export const MeasuredFields = ({ children }: { children?: ReactNode }) => (
  <Panel title={t('measurement')}>
    <FieldGrid>
      <PointText name="measurementTitle" label={t('measurementTitle')} maxLength={500} />
      <UnitField />
      <PointSelect name="visualization" label={t('visualization')} choices={choicesOf(visualizationWords)} />
      {children}
    </FieldGrid>
  </Panel>
);

function UnitField() {
  const { value, set, error } = useContent('measurementUnitId');
  const { data = [], isFetching } = useQuery(unitsQuery);
  return (
    <Picker
      label={t('unit')}
      placeholder={t('noUnit')}
      clearable
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      waiting={isFetching}
      value={value}
      error={error}
      onChange={set}
    />
  );
}
