import { parseNumber, withoutGroups } from '@assay/domain/measurements/numbers';
import { passesPattern } from '@assay/domain/points/patterns';
import type { KeyboardType, ValidationConsequence } from '@assay/domain/points/point-types';
import { Text, TextInput } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { afterTap } from '../../../ui/after-tap.ts';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import classes from './answer-field.module.css';
import { t } from './inputs.texts.ts';
import { asksNumber, fieldKind, isProse } from './keyboard.ts';
import { numberTaps } from './number-taps.ts';
import { patternText } from './pattern-text.ts';

interface AnswerFieldProps {
  /** Handed back with the answer, so that the handler of many fields can be one. */
  id: string;
  label: string;
  value: string;
  onAnswer: (id: string, value: string) => void;
  keyboardType: KeyboardType;
  pattern: string;
  consequence: ValidationConsequence;
  unit?: string;
  disabled: boolean;
  /** Text of any length, several lines high. */
  prose?: boolean;
  /** The one value that a point is about. */
  large?: boolean;
}

const longest = 4_000;

/** One text that an inspector fills in; whether it is a number and fits its pattern is looked at when the field is left. */
export const AnswerField = memo((props: AnswerFieldProps) => {
  const { id, label, value, onAnswer, keyboardType, pattern, consequence, unit, disabled } = props;
  const { prose = false, large = false } = props;
  const [checked, setChecked] = useState(value);
  const fits = useMemo(() => passesPattern(pattern, checked), [pattern, checked]);
  const isNumber = asksNumber(keyboardType) && !prose;
  const isWords = isNumber && checked.trim() !== '' && parseNumber(checked) === undefined;
  // Large is a measurement, which is held where it is no number; of cells with a form its author says what follows.
  const lacksNumber = isWords && (pattern === '' || (large && !fits && consequence === 'NoAction'));
  const note = !fits && checked === value ? patternText(consequence, value, keyboardType) : undefined;
  const leave = (field: Element) => {
    const plain = isNumber ? withoutGroups(value) : value;
    if (plain !== value) onAnswer(id, plain);
    afterTap(field, () => setChecked(plain));
  };
  const shown = {
    label,
    value,
    disabled,
    maxLength: longest,
    // A form that does not matter is noted, one that does is an error.
    ...(note && !lacksNumber && (consequence === 'NoAction' ? { description: note } : { error: note })),
    ...(lacksNumber && checked === value && { error: t('enterNumber') }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    onChange: (event: { currentTarget: { value: string } }) => onAnswer(id, event.currentTarget.value),
    onBlur: (event: { currentTarget: Element }) => leave(event.currentTarget),
  };
  if (prose && isProse(keyboardType))
    return <ProseField {...shown} rows={3} descriptionClass={classes.warning ?? ''} />;
  return (
    <TextInput
      {...shown}
      name={id}
      {...fieldKind(keyboardType, value)}
      {...(asksNumber(keyboardType) && numberTaps)}
      classNames={{ description: classes.warning ?? '', input: large ? (classes.large ?? '') : '' }}
      autoComplete="off"
      enterKeyHint="next"
      {...(unit && {
        inputContainer: (input) => (
          <div className={classes.withUnit}>
            {input}
            <Text c="dimmed" size="sm" className={classes.unit ?? ''}>
              {unit}
            </Text>
          </div>
        ),
      })}
    />
  );
});
