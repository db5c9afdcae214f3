import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, useSyncExternalStore } from 'react';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { sendFile } from '../../../runs/perform/upload-writer.ts';
import { signatureKey } from '../inspection-states.ts';
import { type Drawing, DrawingPad } from './DrawingPad.tsx';
import { useSignatureDrafts } from './signature-drafts.ts';
import { t } from './signatures.texts.ts';

interface SignatureFormProps {
  signer: SignatureRole;
  title: string;
  /** The name that stands in the field at first. */
  name: string;
  onDone: () => void;
}

/** A name and a drawing of it; both stay as they are until they are signed or dropped. */
export function SignatureForm({ signer, title, name: begin, onDone }: SignatureFormProps) {
  const { queue } = usePerforming();
  const drafts = useSignatureDrafts();
  const { name = begin, strokes } = useSyncExternalStore(drafts.subscribe, () => drafts.of(signer));
  const drawing = useRef<Drawing>(null);
  const [fault, setFault] = useState<'nameMissing' | 'drawingMissing'>();

  async function sign(): Promise<void> {
    const missing = name.trim() === '' ? 'nameMissing' : strokes.length === 0 ? 'drawingMissing' : undefined;
    setFault(missing);
    const blob = missing ? undefined : await drawing.current?.picture();
    if (!blob) return;
    const file = new File([blob], `${t('file')}.png`, { type: 'image/png' });
    const signed = { signerName: name.trim(), signedAt: new Date().toISOString() };
    sendFile(queue, { file, target: signatureKey(signer), kind: 'drawing', ...signed });
    drafts.drop(signer);
    onDone();
  }

  return (
    <Stack gap="sm">
      <TextInput
        label={t('name')}
        value={name}
        maxLength={200}
        error={fault === 'nameMissing' && t('nameMissing')}
        onChange={(event) => drafts.change(signer, { name: event.currentTarget.value })}
      />
      <Text size="sm" c="dimmed">
        {t('hint')}
      </Text>
      <DrawingPad
        ref={drawing}
        label={t('pad', { role: title })}
        strokes={strokes}
        onDraw={(drawn) => drafts.change(signer, { strokes: drawn })}
      />
      {fault === 'drawingMissing' && strokes.length === 0 && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {t('drawingMissing')}
        </Text>
      )}
      <Group gap="sm">
        <Button onClick={() => void sign()}>{t('sign')}</Button>
        <Button variant="default" onClick={() => drafts.change(signer, { strokes: [] })}>
          {t('clear')}
        </Button>
        {strokes.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('notSignedYet')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
