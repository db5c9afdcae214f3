import { newId } from '@assay/domain/id';
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { FollowUpCard } from './FollowUpCard.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import type { FollowUpKind } from './follow-up-kind.ts';

/** The findings or the priority actions of a visit: added, changed, removed. */
export function FollowUpList(of: FollowUpKind) {
  const { queue, disabled } = usePerforming();
  useQueueVersion(queue);
  const [adding, setAdding] = useState<string>();
  const keys = queue.keys(`${of.kind}/`);
  return (
    <Panel
      title={of.words.title}
      actions={
        !disabled && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(of.keyOf(newId()))}
          >
            {of.words.add}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {keys.length === 0 && <Text c="dimmed">{of.words.none}</Text>}
        {keys.map((key) => (
          <FollowUpCard key={key} id={key} of={of} />
        ))}
      </Stack>
      {adding && (
        <FollowUpDialog
          of={of}
          title={of.words.add}
          begin={of.fresh}
          onSave={(draft) => queue.change(adding, { ...draft })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Panel>
  );
}
