import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog, endsDialog } from '../../../../ui/Dialog.tsx';
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx';
import { t } from './dialogs.texts.ts';

interface RunDialogProps {
  title: string;
  confirm: string;
  /** Whether everything that it needs is chosen. */
  mayConfirm: boolean;
  /** What is still to be chosen, in words. */
  missing?: string;
  busy: boolean;
  failure: { title: string; error: Error } | undefined;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Choices about a run; the button is pressable once they are complete. */
export const RunDialog = (props: RunDialogProps) => {
  const { title, confirm, mayConfirm, missing, busy, failure, onConfirm, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayConfirm && !busy) onConfirm();
  };
  return (
    <Dialog title={title} size="md" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          {failure && <ErrorPanel {...failure} />}
          {!mayConfirm && missing && (
            <Text size="sm" role="status">
              {missing}
            </Text>
          )}
          <Group justify="flex-end" gap="sm" className={endsDialog}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!mayConfirm} loading={busy}>
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
};
