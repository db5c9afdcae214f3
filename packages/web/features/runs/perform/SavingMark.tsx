import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUpload, IconDeviceTablet, IconPencil } from '@tabler/icons-react';
import type { Saving } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';
import { useSaving } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import classes from './saving-mark.module.css';

const icons = {
  saving: IconCloudUpload,
  saved: IconCheck,
  kept: IconDeviceTablet,
  notSaved: IconAlertTriangle,
  conflict: IconAlertTriangle,
  incomplete: IconPencil,
};

/** How far the saving of something is, in a word. */
const SavingWord = ({ state }: { state: Saving | undefined }) => {
  const Icon = state && icons[state];
  return (
    <Text component="span" size="sm" role="status" className={classes.mark} data-state={state}>
      {Icon && <Icon size={16} aria-hidden />}
      {state && t(state)}
    </Text>
  );
};

/** The saving of a record or of one part of it, with the way to try again. */
export function SavingMark({ of, part }: { of: RecordKey; part?: string }) {
  const { queue, isDraft } = usePerforming();
  const state = useSaving(queue, of, part);
  if (isDraft) return null;
  return (
    <span className={classes.line}>
      <SavingWord state={state} />
      {state === 'notSaved' && (
        <Button variant="subtle" size="compact-sm" className={classes.retry ?? ''} onClick={queue.retry}>
          {t('retry')}
        </Button>
      )}
    </span>
  );
}
