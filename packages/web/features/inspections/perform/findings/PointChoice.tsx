import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { RunModel } from '../../../runs/perform/run-model.ts';
import { t } from './findings.texts.ts';
import { pointOptions } from './point-options.ts';

interface PointChoiceProps {
  model: RunModel;
  value: string | null;
  onChange: (pointId: string | null) => void;
}

/** Which point of the run a finding is about. */
export function PointChoice({ model, value, onChange }: PointChoiceProps) {
  const points = useMemo(() => pointOptions(model), [model]);
  return (
    <NativeSelect
      label={t('pointId')}
      value={value ?? ''}
      data={[{ value: '', label: t('noPoint') }, ...points]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
