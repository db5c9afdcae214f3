import { inReportOrder, reportNumbers } from '@assay/domain/reports/report-numbers';
import { stepsOf } from '@assay/domain/runs/submit-check';
import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { t } from './findings.texts.ts';

interface PointChoiceProps {
  model: RunModel;
  value: string | null;
  onChange: (pointId: string | null) => void;
}

/** Which point of the run a finding is about, as the report lists them. */
export function PointChoice({ model, value, onChange }: PointChoiceProps) {
  const points = useMemo(() => {
    const work = model.work();
    const steps = stepsOf(work);
    const numbers = reportNumbers(steps);
    return inReportOrder(steps).map(({ at }) => ({
      value: at.id,
      label: t('pointNumber', {
        number: numbers.get(at.id) ?? '–',
        name: work.results.get(at.id)?.nameOverride.trim() || at.point.name,
      }),
    }));
  }, [model]);
  return (
    <NativeSelect
      label={t('pointId')}
      value={value ?? ''}
      data={[{ value: '', label: t('noPoint') }, ...points]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
