import type { Inspection } from '@assay/contract/inspections';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { forgetBegun } from '../../device/begin-visit.ts';
import type { FieldQueue } from '../../runs/queue/queue.ts';
import { useBeginning } from '../../runs/queue/use-queue.ts';
import { t } from './begin.texts.ts';

/** Said of an inspection that began on this device, until the server has it; where that is refused, what can be done. */
export function BeginNote({ inspection: { id, equipment }, queue }: { inspection: Inspection; queue: FieldQueue }) {
  const beginning = useBeginning(queue);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!beginning) return null;
  if (beginning.state !== 'refused') return <Alert title={t('hereTitle')}>{t('hereText')}</Alert>;
  const discard = async () => {
    for (const { key } of queue.entries()) queue.drop(key);
    await forgetBegun(`inspections/${id}`);
    await navigate({ to: '/', replace: true });
  };
  return (
    <Alert role="alert" color="red" title={t('refusedTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text>{beginning.problem}</Text>
        <Text>{t('refusedText')}</Text>
        <Group>
          <Button onClick={queue.retry}>{t('retry')}</Button>
          <LinkButton variant="default" to="/Reports/new" search={{ equipment: equipment.id, again: id }}>
            {t('again')}
          </LinkButton>
          <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
            {t('discard')}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('discardTitle')}
          text={t('discardText')}
          confirm={t('discardConfirm')}
          destructive
          onConfirm={() => void discard()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}
