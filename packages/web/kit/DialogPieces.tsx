import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LeaveDialog } from '../ui/LeaveDialog.tsx';

const words = { confirm: 'Ask', destructive: 'Ask before deleting', leave: 'Ask before leaving' };
type Opened = keyof typeof words;

/** The questions that pages ask. */
export function DialogPieces() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Group>
      {(Object.keys(words) as Opened[]).map((name) => (
        <Button key={name} variant="default" onClick={() => setOpened(name)}>
          {words[name]}
        </Button>
      ))}
      {opened === 'confirm' && (
        <ConfirmDialog
          title="Send the report"
          text="Send it to 3 people?"
          confirm="Send"
          onConfirm={close}
          onCancel={close}
        />
      )}
      {opened === 'destructive' && (
        <ConfirmDialog
          title="Delete report"
          text="It cannot be restored."
          confirm="Delete report"
          destructive
          onConfirm={close}
          onCancel={close}
        />
      )}
      {opened === 'leave' && (
        <LeaveDialog question="What you changed is not saved." onSave={close} onLeave={close} onStay={close} />
      )}
    </Group>
  );
}
