import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { extraKey } from './run-states.ts';

interface RemovePointProps {
  runId: string;
  pointId: string;
  name: string;
}

/** Takes an added point away again. */
export function RemovePoint({ runId, pointId, name }: RemovePointProps) {
  const { queue } = usePerforming();
  const [isAsking, setAsking] = useState(false);
  return (
    <Group>
      <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)}>
        {t('removePoint')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('removePointTitle')}
          text={t('removePointText', { name })}
          confirm={t('removePoint')}
          destructive
          onConfirm={() => queue.remove(extraKey(runId, pointId))}
          onCancel={() => setAsking(false)}
        />
      )}
    </Group>
  );
}
