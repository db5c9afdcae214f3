import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { LeaveDialog } from '../LeaveDialog.tsx';
import { t as ui } from '../ui.texts.ts';

interface FormDialogProps {
  title: string;
  /** What saving is called: 'Save model'. */
  save: string;
  /** 'The model was not saved'. */
  failed: string;
  state: {
    busy: boolean;
    failure: Error | null;
    submit: (event?: FormEvent<HTMLFormElement>) => void;
    /** Whether anything was typed that closing would lose. */
    isDirty: () => boolean;
  };
  size?: 'md' | 'lg';
  onClose: () => void;
  children: ReactNode;
}

/** A form that is short enough to stand over the page; it asks before what was typed is lost. */
export function FormDialog({ title, save, failed, state, size = 'md', onClose, children }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  // The key that answers the question is heard by the dialog below it as well.
  const close = () => !isAsking && (state.isDirty() ? setAsking(true) : onClose());
  return (
    <Dialog title={title} size={size} onClose={close}>
      <form onSubmit={state.submit} noValidate>
        <Stack gap="lg">
          {children}
          {state.failure && <ErrorPanel title={failed} error={state.failure} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={state.busy}>
              {save}
            </Button>
          </Group>
        </Stack>
      </form>
      {isAsking && <LeaveDialog question={ui('closeQuestion')} onLeave={onClose} onStay={() => setAsking(false)} />}
    </Dialog>
  );
}
