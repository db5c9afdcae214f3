import { isTooLongFor, passesPattern, patternFault } from '@assay/domain/points/patterns';
import { Stack, Text, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { More } from '../../../ui/More.tsx';
import { t } from '../form/form.texts.ts';
import classes from './pattern-field.module.css';

interface PatternFieldProps {
  value: string;
  onChange: (pattern: string) => void;
  error?: string | undefined;
}

/** A regular expression: free text, with what is wrong with it and a place to try it. */
export function PatternField({ value, onChange, error }: PatternFieldProps) {
  const fault = useMemo(() => patternFault(value), [value]);
  return (
    <Stack gap={4}>
      <TextInput
        label={t('pattern')}
        value={value}
        error={error}
        description={
          fault ? t('patternFault', { message: fault.message, position: fault.position + 1 }) : t('patternHint')
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: classes.pattern ?? '', ...(fault && { description: classes.fault ?? '' }) }}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && !fault && (
        <More title={t('trySample')}>
          <Sample pattern={value} />
        </More>
      )}
    </Stack>
  );
}

function Sample({ pattern }: { pattern: string }) {
  const [sample, setSample] = useState('');
  // The engine is linear; a very long sample still must not hold the key that was pressed.
  const [tried, against] = [useDeferredValue(sample), useDeferredValue(pattern)];
  const fits = useMemo(() => passesPattern(against, tried), [against, tried]);
  const fitting = isTooLongFor(against, tried) ? t('sampleTooLong') : t('sampleFits');
  const verdict = fits ? fitting : t('sampleFails');
  return (
    <>
      <TextInput
        label={t('sample')}
        value={sample}
        maxLength={4_000}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSample(event.currentTarget.value)}
      />
      <Text size="sm" role="status" data-fits={tried.trim() !== '' && fits} className={classes.verdict ?? ''}>
        {tried.trim() === '' ? t('sampleEmpty') : verdict}
      </Text>
    </>
  );
}
