import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePerforming } from '../../runs/perform/performing.ts';
import type { Entry } from '../../runs/queue/entry.ts';
import type { FieldQueue, QueueTotals } from '../../runs/queue/field-queue.ts';
import type { RecordKey } from '../../runs/queue/records.ts';
import { useTotals } from '../../runs/queue/use-queue.ts';
import { t } from './perform.texts.ts';
import classes from './saving-bar.module.css';
import { placeOf } from './tabs.ts';

type BarState = 'saved' | 'saving' | 'trouble';

function barOf({ waiting, conflicts, refused, incomplete, away, awayBecause }: QueueTotals): {
  state: BarState;
  text: string;
} {
  if (waiting === 0) return { state: 'saved', text: t('allSaved') };
  if (conflicts > 0) return { state: 'trouble', text: t('conflictSome', { count: conflicts }) };
  if (away && awayBecause) return { state: 'trouble', text: t('heldSome', { count: waiting, why: awayBecause }) };
  if (away) return { state: 'trouble', text: t('awaySome', { count: waiting }) };
  if (refused > 0) return { state: 'trouble', text: t('refusedSome', { count: refused }) };
  if (incomplete > 0) return { state: 'saving', text: t('incompleteSome', { count: incomplete }) };
  return { state: 'saving', text: t('savingSome', { count: waiting }) };
}

/** What stands in the way; a removal has no place of its own any more. */
const blockedIn = (queue: FieldQueue): Entry | undefined =>
  queue
    .entries()
    .find(
      ({ key, state, operation }) =>
        operation !== 'remove' && (state !== 'waiting' || (operation === 'put' && queue.faultOf(key))),
    );

/** A file stands at the record that it is for. */
const shownAt = (entry: Entry): RecordKey => (entry.kind === 'upload' && entry.parts.target) || entry.key;

/** Whether everything is saved, for the whole inspection; what is in the way is one tap away. */
export function SavingBar({ runIds, status }: { runIds: readonly string[]; status: ReactNode }) {
  const { queue } = usePerforming();
  const totals = useTotals(queue);
  const { state, text } = barOf(totals);
  const blocked = blockedIn(queue);
  return (
    <div className={classes.bar} data-state={state}>
      {status}
      <Text size="sm" role="status" className={classes.text ?? ''}>
        {text}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {blocked && (
          <LinkButton
            variant="subtle"
            to="."
            search={((before: object) => ({ ...before, ...placeOf(shownAt(blocked), runIds) })) as never}
            resetScroll={false}
          >
            {t('show')}
          </LinkButton>
        )}
        {(totals.away || totals.refused > 0) && (
          <Button variant="subtle" onClick={queue.retry}>
            {t('retry')}
          </Button>
        )}
      </Group>
    </div>
  );
}
