import { Alert, Button, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { runKey } from '../audit-states.ts';
import { t } from './runs.texts.ts';

/** Said of a run that was added on this device, until the server has it; where that is refused, why, and the way on. */
export function AddedHere({ runId }: { runId: string }) {
  const { queue } = usePerforming();
  const entry = useSyncExternalStore(queue.subscribe, () => queue.entries().find(({ key }) => key === runKey(runId)));
  if (!entry) return null;
  if (entry.state !== 'refused')
    return (
      <Text size="sm" c="dimmed" px="sm" pb="xs">
        {t('addedHere')}
      </Text>
    );
  return (
    <Alert role="alert" color="red" title={t('notAdded')} m="sm">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{entry.problem}</Text>
        <Text size="sm">{t('notAddedText')}</Text>
        <Button size="compact-md" onClick={queue.retry}>
          {t('retry')}
        </Button>
      </Stack>
    </Alert>
  );
}
