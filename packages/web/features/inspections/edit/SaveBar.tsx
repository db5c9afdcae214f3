import { Button, Text } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePerforming } from '../../runs/perform/performing.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { t } from './edit.texts.ts';
import classes from './edit-report.module.css';

/** Whether anything is unsaved, and the button that saves it; always in view. */
export function SaveBar({ status, onSave }: { status: ReactNode; onSave: () => void }) {
  const { queue } = usePerforming();
  const { waiting } = useTotals(queue);
  return (
    <div className={classes.bar}>
      {status}
      <Text size="sm" role="status" className={classes.state ?? ''}>
        {t(waiting > 0 ? 'unsaved' : 'unchanged')}
      </Text>
      <Button leftSection={<IconDeviceFloppy size={20} aria-hidden />} onClick={onSave}>
        {t('save')}
      </Button>
    </div>
  );
}
