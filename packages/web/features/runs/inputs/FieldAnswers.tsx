import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { PointField } from '@assay/domain/points/parts';
import type { FieldValue } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import { Stack, Text } from '@mantine/core';
import { useCallback } from 'react';
import { AnswerField } from './AnswerField.tsx';
import { withAnswer } from './answers.ts';
import { t } from './inputs.texts.ts';

type FieldResult = { values: FieldValue[] };

interface FieldAnswersProps {
  point: CommonSettings & { fields: PointField[] };
  result: FieldResult;
  onChange: (change: (result: FieldResult) => FieldResult) => void;
  disabled: boolean;
}

/** One value for each field of a point. */
export function FieldAnswers({ point, result, onChange, disabled }: FieldAnswersProps) {
  const answer = useCallback(
    (fieldId: string, value: string) =>
      onChange(({ values }) => ({ values: withAnswer(values, { fieldId, value }, (one) => one.fieldId === fieldId) })),
    [onChange],
  );
  if (point.fields.length === 0) return <Text c="dimmed">{t('noFields')}</Text>;
  return (
    <Stack gap="sm">
      {inIndexOrder(point.fields).map(({ id, title, keyboardType }, place) => (
        <AnswerField
          key={id}
          id={id}
          label={title || t('fieldNumber', { number: place + 1 })}
          value={result.values.find(({ fieldId }) => fieldId === id)?.value ?? ''}
          onAnswer={answer}
          keyboardType={keyboardType || point.keyboardType}
          pattern={point.inputValidationRegexp}
          consequence={point.validationConsequence}
          disabled={disabled}
        />
      ))}
    </Stack>
  );
}
