import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import classes from './dialog.module.css';
import { ErrorPanel } from './ErrorPanel.tsx';
import { t } from './ui.texts.ts';

interface ConfirmDialogProps {
  title: string;
  /** The question. */
  text: string;
  /** What will happen, as the label of the button: 'Delete report', never 'OK'. */
  confirm: string;
  /** Where the specification says it otherwise. */
  cancel?: string;
  /** Loses something: the button is red, and Enter cancels. */
  destructive?: boolean;
  /** There is something to look at before: nothing is done by a key alone. */
  lookFirst?: boolean;
  busy?: boolean;
  /** It cannot be done, or it is not known yet whether it can: the text says why. */
  disabled?: boolean;
  /** Why it could not be done, shown in the dialog. */
  failure?: { title: string; error: Error } | undefined;
  /** What else belongs to the question or to the failure. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before doing: Escape cancels, Enter confirms where that is safe. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    title,
    text,
    confirm,
    cancel,
    destructive = false,
    lookFirst = false,
    busy = false,
    disabled = false,
    failure,
    children,
    onConfirm,
    onCancel,
  } = props;
  const takesEnter = !destructive && !lookFirst;
  return (
    <Dialog title={title} size="md" onClose={onCancel}>
      <Stack gap="lg">
        <Text>{text}</Text>
        {failure && <ErrorPanel {...failure} />}
        {children}
        <Group justify="flex-end" gap="sm" className={`${classes.answers} ${classes.ending}`}>
          <Button variant="default" onClick={onCancel} data-autofocus={!takesEnter || undefined}>
            {cancel ?? t('cancel')}
          </Button>
          <Button
            onClick={onConfirm}
            loading={busy}
            disabled={disabled}
            color={destructive ? 'red' : undefined}
            data-autofocus={takesEnter || undefined}
          >
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
