import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { forgetBegun } from '../device/begin-visit.ts';
import type { VisitName } from '../device/device-db.ts';
import type { FieldQueue } from '../runs/queue/queue.ts';
import { useBeginning } from '../runs/queue/use-queue.ts';

type Words =
  | 'hereTitle'
  | 'hereText'
  | 'refusedTitle'
  | 'refusedText'
  | 'retry'
  | 'discard'
  | 'discardTitle'
  | 'discardText'
  | 'discardConfirm';

interface BeginNoteProps {
  visit: VisitName;
  queue: FieldQueue;
  t: (word: Words) => string;
  /** Other ways on after a refusal. */
  ways: ReactNode;
  /** In place of trying again as it is, with its own words. */
  instead?: { text: string; button: ReactNode } | undefined;
}

/** Said of a visit that began on this device, until the server has it; where that is refused, what can be done. */
export function BeginNote({ visit, queue, t, ways, instead }: BeginNoteProps) {
  const beginning = useBeginning(queue);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  if (!beginning) return null;
  // It stands above every point: what is no trouble takes little room.
  if (beginning.state !== 'refused')
    return (
      <Text size="sm" c="dimmed" component="div" role="note">
        <strong>{t('hereTitle')}</strong> <span>{t('hereText')}</span>
      </Text>
    );
  const discard = async () => {
    for (const { key } of queue.entries()) queue.drop(key);
    await forgetBegun(visit);
    await navigate({ to: '/', replace: true });
  };
  return (
    <Alert role="alert" color="red" title={t('refusedTitle')}>
      <Stack gap="sm" align="flex-start">
        <Text>{beginning.problem}</Text>
        <Text>{instead?.text ?? t('refusedText')}</Text>
        <Group>
          {instead?.button ?? <Button onClick={queue.retry}>{t('retry')}</Button>}
          {ways}
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
