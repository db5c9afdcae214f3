import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { Entry } from '../queue/entry.ts';
import type { FieldQueue, QueueTotals } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';
import { useTotals } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { revealTrouble } from './reveal-trouble.ts';
import classes from './saving-bar.module.css';

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

interface SavingBarProps {
  status: ReactNode;
  /** What the address says of the place of a record. */
  placeOf: (key: RecordKey) => object;
}

/** Whether everything is saved, for the whole visit; what is in the way is one tap away. */
export function SavingBar({ status, placeOf }: SavingBarProps) {
  const { queue } = usePerforming();
  const totals = useTotals(queue);
  const { state, text } = barOf(totals);
  const blocked = blockedIn(queue);
  const { replaced, firstReplaced } = totals;
  const leadTo = (key: RecordKey, text: string) => (
    <LinkButton
      variant="subtle"
      to="."
      search={((before: object) => ({ ...before, ...placeOf(key) })) as never}
      resetScroll={false}
      onClick={() => revealTrouble(key)}
    >
      {text}
    </LinkButton>
  );
  return (
    <div className={classes.bar} data-state={state}>
      {status}
      <Text size="sm" role="status" className={classes.text ?? ''}>
        {text}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {blocked && leadTo(shownAt(blocked), t('show'))}
        {!blocked && firstReplaced && leadTo(firstReplaced, t('replacedSome', { count: replaced }))}
        {(totals.away || totals.refused > 0) && (
          <Button variant="subtle" onClick={queue.retry}>
            {t('retry')}
          </Button>
        )}
      </Group>
    </div>
  );
}
