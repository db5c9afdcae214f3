import { newId } from '@assay/domain/id';
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../../../ui/Panel.tsx';
import { useMoving } from '../../../../ui/parts/use-moving.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import type { RecordKey } from '../../../runs/queue/records.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { orderKey } from '../inspection-states.ts';
import { FollowUpCard } from './FollowUpCard.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { t } from './findings.texts.ts';
import classes from './follow-up-card.module.css';
import type { FollowUpKind } from './follow-up-kind.ts';
import { orderedIds, withMoved } from './follow-up-order.ts';

/** The findings or the priority actions of a visit: added, changed, put into order, removed. */
export function FollowUpList(of: FollowUpKind) {
  const { queue, disabled } = usePerforming();
  useQueueVersion(queue);
  const [adding, setAdding] = useState<RecordKey<'finding' | 'action'>>();
  const ids = orderedIds(queue, of);
  const order = orderKey(of.list);
  const { move, announcement } = useMoving(of.words.one, ids.length, (id, to) =>
    queue.change(order, { ids: withMoved(orderedIds(queue, of), id, to) }),
  );
  const titlesOf = (some: unknown): string =>
    (some as string[]).flatMap((id) => queue.shown(of.keyOf(id))?.title ?? []).join(', ');
  return (
    <Panel
      title={of.words.title}
      actions={
        !disabled && (
          <Group gap="sm">
            <SavingMark of={order} />
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setAdding(of.keyOf(newId()))}
            >
              {of.words.add}
            </Button>
          </Group>
        )
      }
    >
      <Stack gap="md">
        {ids.length === 0 && <Text c="dimmed">{of.words.none}</Text>}
        <RecordTroubles of={order} words={{ labelOf: () => t('order'), textOf: (_, some) => titlesOf(some) }} />
        {ids.length > 0 && (
          <ol className={classes.cards}>
            {ids.map((id, place) => (
              <FollowUpCard
                key={id}
                id={of.keyOf(id)}
                of={of}
                place={place}
                isLast={place === ids.length - 1}
                onMove={(to) => move(id, to)}
              />
            ))}
          </ol>
        )}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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
