import type { SignatureRole } from '@assay/domain/inspections/inspection';
import { ownMoment } from '@assay/domain/time';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import { Photo } from '../../../../ui/photos/Photo.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { FilesOnTheirWay } from '../../../runs/photos/FilesOnTheirWay.tsx';
import { useQueueVersion, useShown } from '../../../runs/queue/use-queue.ts';
import { fieldKey, signatureKey } from '../inspection-states.ts';
import { SignatureForm } from './SignatureForm.tsx';
import classes from './signature.module.css';
import { useSignatureDrafts } from './signature-drafts.ts';
import { t } from './signatures.texts.ts';

interface SignaturePanelProps {
  signer: SignatureRole;
  title: string;
}

const knownBy = { provider: 'inspector', customer: 'contactName' } as const satisfies Record<SignatureRole, string>;

/** One of the two signatures: drawn, shown, drawn again or removed. */
export function SignaturePanel({ signer, title }: SignaturePanelProps) {
  const { queue, disabled } = usePerforming();
  const key = signatureKey(signer);
  const signed = useShown(queue, key);
  useQueueVersion(queue);
  const isOnItsWay = queue.entries().some((entry) => entry.kind === 'upload' && entry.parts.target === key);
  // Who signs is mostly known; another name is typed over it.
  const known = useShown(queue, fieldKey(knownBy[signer]))?.text ?? '';
  const drafts = useSignatureDrafts();
  const [isDrawing, setDrawing] = useState(() => drafts.isDrawn(signer));
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title={title}>
      <Stack gap="sm">
        {signed && !isDrawing && (
          <>
            <div className={classes.paper}>
              <Photo id={signed.imageId} size="report" alt={t('signature', { name: signed.name })} />
            </div>
            <Text>
              {signed.signedAt
                ? t('signed', { name: signed.name, date: ownMoment(signed.signedAt) })
                : t('signature', { name: signed.name })}
            </Text>
          </>
        )}
        {!signed && disabled && <Text c="dimmed">{t('none')}</Text>}
        {!disabled && (isDrawing || (!signed && !isOnItsWay)) && (
          <SignatureForm signer={signer} title={title} name={signed?.name ?? known} onDone={() => setDrawing(false)} />
        )}
        <FilesOnTheirWay target={key} kind="drawing" />
        <RecordTroubles of={key} words={{ labelOf: () => title, textOf: (_, value) => String(value) }} />
        {!disabled && (
          <Group gap="sm">
            {signed && (
              <Button
                variant="default"
                onClick={() => {
                  if (isDrawing) drafts.drop(signer);
                  setDrawing(!isDrawing);
                }}
              >
                {t(isDrawing ? 'cancel' : 'again')}
              </Button>
            )}
            {signed && !isDrawing && (
              <Button variant="subtle" onClick={() => setAsking(true)}>
                {t('remove')}
              </Button>
            )}
            <SavingMark of={key} />
          </Group>
        )}
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('removeTitle')}
          text={t('removeText', { name: signed?.name ?? '' })}
          confirm={t('remove')}
          destructive
          onConfirm={() => {
            setAsking(false);
            queue.remove(key);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
