import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { sendFile } from '../../../runs/perform/upload-writer.ts';
import type { RecordKey } from '../../../runs/queue/records.ts';
import { type Drawing, DrawingPad } from './DrawingPad.tsx';
import { t } from './signatures.texts.ts';

interface SignatureFormProps {
  /** The key of the signature. */
  target: RecordKey<'signature'>;
  title: string;
  /** The name that stands in the field at first. */
  name: string;
  onDone: () => void;
}

/** A name and a drawing of it. */
export function SignatureForm({ target, title, name: begin, onDone }: SignatureFormProps) {
  const { queue } = usePerforming();
  const drawing = useRef<Drawing>(null);
  const [name, setName] = useState(begin);
  const [fault, setFault] = useState<'nameMissing' | 'drawingMissing'>();

  async function sign(): Promise<void> {
    if (name.trim() === '') {
      setFault('nameMissing');
      return;
    }
    const blob = await drawing.current?.picture();
    if (!blob) {
      setFault('drawingMissing');
      return;
    }
    const file = new File([blob], `${t('file')}.png`, { type: 'image/png' });
    sendFile(queue, { file, target, kind: 'drawing', signerName: name.trim() });
    drawing.current?.clear();
    setFault(undefined);
    onDone();
  }

  return (
    <Stack gap="sm">
      <TextInput
        label={t('name')}
        value={name}
        maxLength={200}
        error={fault === 'nameMissing' && t('nameMissing')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <DrawingPad ref={drawing} label={t('pad', { role: title })} />
      {fault === 'drawingMissing' && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {t('drawingMissing')}
        </Text>
      )}
      <Group gap="sm">
        <Button onClick={() => void sign()}>{t('sign')}</Button>
        <Button variant="default" onClick={() => drawing.current?.clear()}>
          {t('clear')}
        </Button>
      </Group>
    </Stack>
  );
}
