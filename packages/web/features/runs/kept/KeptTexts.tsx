import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { ProseField } from '../../../ui/form/ProseField.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { t } from './kept.texts.ts';
import type { KeptText } from './kept-texts.ts';

interface KeptTextsProps {
  kept: readonly KeptText[];
  /** Why they were not saved. */
  reason: string;
  /** Absent while the visit takes no changes. */
  onPutIn: ((one: KeptText) => void) | undefined;
  onDismiss: (one: KeptText) => void;
}

/** What somebody typed while somebody else ended the visit: to be read, copied, and put in once it is open again. */
export function KeptTexts({ kept, reason, onPutIn, onDismiss }: KeptTextsProps) {
  if (kept.length === 0) return null;
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      <Stack gap="md">
        <Text size="sm">{reason}</Text>
        {kept.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be of the same field.
          <Kept key={`${one.key} ${place}`} one={one} onPutIn={onPutIn} onDismiss={onDismiss} />
        ))}
      </Stack>
    </Alert>
  );
}

function Kept({ one, onPutIn, onDismiss }: Pick<KeptTextsProps, 'onPutIn' | 'onDismiss'> & { one: KeptText }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { title, text } = one;
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      notifySuccess(t('copied'));
    } catch {
      // Over plain http browsers keep the clipboard from pages.
      notifySuccess(t('marked'));
    }
  }
  return (
    <Stack gap="xs">
      <ProseField ref={field} label={title} value={text} readOnly rows={1} />
      <Group gap="xs">
        <Button variant="default" size="compact-sm" aria-label={t('copyOf', { title })} onClick={copy}>
          {t('copy')}
        </Button>
        {onPutIn && (
          <Button variant="default" size="compact-sm" aria-label={t('putInOf', { title })} onClick={() => onPutIn(one)}>
            {t('putIn')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('dismissOf', { title })}
          onClick={() => onDismiss(one)}
        >
          {t('dismiss')}
        </Button>
      </Group>
    </Stack>
  );
}
