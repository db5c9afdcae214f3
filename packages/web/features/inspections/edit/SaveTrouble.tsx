import { Alert, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { MissingList } from '../../runs/check/MissingList.tsx';
import { t } from './edit.texts.ts';
import type { SavingTrouble } from './use-report-saving.ts';

/** Why nothing was saved, with the way to each place that is to be corrected; it comes into view by itself. */
export function SaveTrouble({ text, lines }: SavingTrouble) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its answer, a promise in newer browsers, is no way to undo it.
    void box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={box} role="alert" color="red" title={t('notSaved')}>
      {text && <Text size="sm">{text}</Text>}
      {lines && <MissingList {...lines} />}
    </Alert>
  );
}
