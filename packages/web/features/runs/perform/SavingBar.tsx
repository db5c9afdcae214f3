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

type BarState = 'saved' | 'saving' | 'stored' | 'trouble';

/** Said of what waits, once it is known whether it would outlast the page. */
function waitingText({ waiting, stored, storeRefusal, awayBecause }: QueueTotals): string {
  const why = awayBecause ?? t('unreachable');
  if (stored === waiting) return t('stored', { count: stored, why });
  return storeRefusal ? t('refusedHere', { count: waiting - stored }) : t('onlyHere', { count: waiting - stored, why });
}

function barOf(totals: QueueTotals): { state: BarState; text: string } {
  const { waiting, stored, storeRefusal, conflicts, refused, incomplete, away } = totals;
  if (waiting === 0) return { state: 'saved', text: t('allSaved') };
  if (storeRefusal && stored < waiting) return { state: 'trouble', text: waitingText(totals) };
  if (conflicts > 0) return { state: 'trouble', text: t('conflictSome', { count: conflicts }) };
  if (away) return { state: stored < waiting ? 'trouble' : 'stored', text: waitingText(totals) };
  if (refused > 0) return { state: 'trouble', text: t('refusedSome', { count: refused }) };
  if (incomplete > 0) return { state: 'saving', text: t('incompleteSome', { count: incomplete }) };
  return { state: 'saving', text: t('sendingSome', { count: waiting }) };
}

/** What stands in the way; a removal has no place of its own any more. */
const blockedIn = (queue: FieldQueue): Entry | undefined =>
  queue
    .entries()
    .find(
      ({ key, kind, state, operation }) =>
        kind !== 'begin' &&
        operation !== 'remove' &&
        (state !== 'waiting' || (operation === 'put' && queue.faultOf(key))),
    );

/** A file stands at the record that it is for. */
const shownAt = (entry: Entry): RecordKey => (entry.kind === 'upload' && entry.parts.target) || entry.key;

interface SavingBarProps {
  status: ReactNode;
  /** What the address says of the place of a record. */
  placeOf: (key: RecordKey) => object;
  /** What is not part of what is saved, and easily taken for it. */
  note?: string;
}

/** Whether everything is saved, for the whole visit; what is in the way is one tap away. */
export function SavingBar({ status, placeOf, note = '' }: SavingBarProps) {
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
        {[text, note].filter(Boolean).join('. ')}
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
