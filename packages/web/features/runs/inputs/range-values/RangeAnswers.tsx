import type { Product } from '@assay/domain/measurements/limits';
import { entryRule } from '@assay/domain/points/entry-rule';
import type { RangeValue } from '@assay/domain/points/parts';
import { shownRangeValues } from '@assay/domain/points/range-values';
import type { RangeResult } from '@assay/domain/points/results';
import type { CommonSettings } from '@assay/domain/points/settings';
import { Text } from '@mantine/core';
import { useCallback } from 'react';
import { FieldSet } from '../../../../ui/FieldSet.tsx';
import { AnswerField } from '../AnswerField.tsx';
import { withAnswer } from '../answers.ts';
import { t } from '../inputs.texts.ts';

interface RangesResult {
  rangeValues: RangeResult[];
}

interface RangeAnswersProps<R extends RangesResult> {
  point: CommonSettings & { rangeValueTitle: string; rangeValues: RangeValue[] };
  result: R;
  product: Product;
  onChange: (change: (result: R) => R) => void;
  disabled: boolean;
}

/** One value for each range value that is for this product. */
export function RangeAnswers<R extends RangesResult>(props: RangeAnswersProps<R>) {
  const { point, result, product, onChange, disabled } = props;
  const answer = useCallback(
    (rangeValueId: string, value: string) =>
      onChange((before) => ({
        ...before,
        rangeValues: withAnswer(
          before.rangeValues,
          { rangeValueId, value },
          (one) => one.rangeValueId === rangeValueId,
        ),
      })),
    [onChange],
  );
  const shown = shownRangeValues(point.rangeValues, product.productModelId);
  return (
    <FieldSet legend={point.rangeValueTitle || t('values')}>
      {shown.length === 0 && <Text c="dimmed">{t('noneHere')}</Text>}
      {shown.map(({ id, title, keyboardType, inputValidationRegexp: pattern, validationConsequence: consequence }) => (
        <AnswerField
          key={id}
          id={id}
          label={title || t('untitled')}
          value={result.rangeValues.find(({ rangeValueId }) => rangeValueId === id)?.value ?? ''}
          onAnswer={answer}
          keyboardType={keyboardType || point.keyboardType}
          {...entryRule(point, { pattern, consequence })}
          disabled={disabled}
        />
      ))}
    </FieldSet>
  );
}
