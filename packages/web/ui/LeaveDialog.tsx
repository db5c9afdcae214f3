import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from './Dialog.tsx';
import classes from './dialog.module.css';
import { t } from './ui.texts.ts';

interface LeaveDialogProps {
  question: string;
  /** Absent where what was typed cannot be saved from here. */
  onSave?: (() => void) | undefined;
  isSaving?: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks what becomes of what is not saved; Escape stays, Enter saves where that is possible. */
export const LeaveDialog = ({ question, onSave, isSaving = false, onLeave, onStay }: LeaveDialogProps) => (
  <Dialog title={t('leaveTitle')} size={onSave ? 'lg' : 'md'} onClose={onStay}>
    <Stack gap="lg">
      <Text>{question}</Text>
      <Group justify="flex-end" gap="sm" className={classes.answers ?? ''}>
        <Button color="red" variant={onSave ? 'subtle' : 'filled'} disabled={isSaving} onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button variant="default" data-autofocus={!onSave || undefined} onClick={onStay}>
          {t('cancel')}
        </Button>
        {onSave && (
          <Button data-autofocus loading={isSaving} onClick={onSave}>
            {t('saveAndLeave')}
          </Button>
        )}
      </Group>
    </Stack>
  </Dialog>
);
