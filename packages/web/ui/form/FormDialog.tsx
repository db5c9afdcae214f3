import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '../Dialog.tsx';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { t as ui } from '../ui.texts.ts';

interface FormDialogProps {
  title: string;
  /** What saving is called: 'Save model'. */
  save: string;
  /** 'The model was not saved'. */
  failed: string;
  state: { busy: boolean; failure: Error | null; submit: (event?: FormEvent<HTMLFormElement>) => void };
  onClose: () => void;
  children: ReactNode;
}

/** A form that is short enough to stand over the page. */
export const FormDialog = ({ title, save, failed, state, onClose, children }: FormDialogProps) => (
  <Dialog title={title} size="md" onClose={onClose}>
    <form onSubmit={state.submit} noValidate>
      <Stack gap="lg">
        {children}
        {state.failure && <ErrorPanel title={failed} error={state.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={state.busy}>
            {save}
          </Button>
        </Group>
      </Stack>
    </form>
  </Dialog>
);
