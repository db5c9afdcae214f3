import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FaultLines } from './FaultLines.tsx';
import { t } from './form.texts.ts';

interface CheckedForm {
  errors: Readonly<Record<string, ReactNode>>;
  getInputNode: (path: never) => HTMLElement | null;
}

/** Everything that is wrong with a form, above it; each line leads to its field, where it stands as well. */
export function FaultSummary({ form }: { form: CheckedForm }) {
  const faults = Object.entries(form.errors).filter(([, message]) => message);
  if (faults.length < 2) return null;
  const lines = faults.map(([path, message]) => {
    const field = () => form.getInputNode(path as never);
    const name = field()?.closest('.mantine-InputWrapper-root')?.querySelector('label')?.textContent;
    return {
      key: path,
      text: name ? t('faultOf', { field: name.replace(/\s*\*$/, ''), message: String(message) }) : String(message),
      onGo: () => field()?.focus(),
    };
  });
  return (
    <div role="alert">
      <Text size="sm" fw={540}>
        {t('faults')}
      </Text>
      <FaultLines label={t('faults')} lines={lines} />
    </div>
  );
}
