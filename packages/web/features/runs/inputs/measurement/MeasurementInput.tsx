import { bandOf, limitFor, unorderedLimits } from '@assay/domain/measurements/limits';
import { parseNumber } from '@assay/domain/measurements/numbers';
import { Stack, Text } from '@mantine/core';
import { AnswerField } from '../AnswerField.tsx';
import { fieldName } from '../answer-fields.ts';
import { t } from '../inputs.texts.ts';
import type { RunInputProps } from '../run-input-props.ts';
import { BandNote } from './BandNote.tsx';
import { LimitLine } from './LimitLine.tsx';
import { MeasuredCurve } from './MeasuredCurve.tsx';

const none: readonly { at: string; value: number }[] = [];

/** A value beside its unit, and what the limits of this product make of it. */
export function MeasurementInput(props: RunInputProps<'Measurement'>) {
  const { point, unit, result, product, rating, onChange, onRating, disabled, questioned, measured = none } = props;
  const limit = limitFor(point.measurementLimits, product);
  const isCrossing = limit !== undefined && unorderedLimits(limit).length > 0;
  const number = parseNumber(result.value);
  const band = limit && !isCrossing && number !== undefined ? bandOf(number, limit) : undefined;
  // Beside the question whether the value is a slip a tick would be an answer to it.
  const isDoubted = questioned && band === 'ok';
  return (
    <Stack gap="sm">
      {limit && <LimitLine limit={limit} />}
      <MeasuredCurve values={measured} now={number} limit={isCrossing ? undefined : limit} />
      <AnswerField
        large
        id={fieldName('')}
        label={point.measurementTitle || t('value')}
        value={result.value}
        onAnswer={(_, value) => onChange(() => ({ value }))}
        keyboardType={point.keyboardType || 'decimal-pad'}
        pattern={point.inputValidationRegexp}
        consequence={point.validationConsequence}
        unit={unit}
        disabled={disabled}
      />
      {/* Always there, so that what appears in it is read out. */}
      <div aria-live="polite">
        {limit && band && !isDoubted && (
          <BandNote
            band={band}
            limit={limit}
            rating={rating}
            onRating={onRating}
            disabled={disabled || questioned === true || !point.ratingField.present}
          />
        )}
        {limit && number === undefined && result.value.trim() !== '' && (
          <Text size="sm" c="dimmed">
            {t('notNumber')}
          </Text>
        )}
      </div>
    </Stack>
  );
}
