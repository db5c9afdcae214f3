import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { RecordKey } from '../queue/records.ts';
import { useTotals } from '../queue/use-queue.ts';
import { t } from './perform.texts.ts';
import { usePerforming } from './performing.ts';
import { RoomyWords } from './RoomyWords.tsx';
import { revealTrouble } from './reveal-trouble.ts';
import { blockedIn, shownAt } from './saving-state.ts';

export interface SavingLeadsProps {
  /** What the address says of the place of a record. */
  placeOf: (key: RecordKey) => object;
}

/** The ways out of what stands in the way of saving. */
export function SavingLeads({ placeOf }: SavingLeadsProps) {
  const { queue } = usePerforming();
  const totals = useTotals(queue);
  const blocked = blockedIn(queue);
  const { replaced, firstReplaced } = totals;
  const leadTo = (key: RecordKey, text: ReactNode) => (
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
    <Group gap="xs" wrap="nowrap" data-saving-leads>
      {blocked && leadTo(shownAt(blocked), t('show'))}
      {!blocked &&
        firstReplaced &&
        leadTo(
          firstReplaced,
          <RoomyWords
            text={t('replacedSome', { count: replaced })}
            short={t('replacedSomeShort', { count: replaced })}
          />,
        )}
      {(totals.away || totals.refused > 0) && (
        <Button variant="subtle" onClick={queue.retry}>
          {t('retry')}
        </Button>
      )}
    </Group>
  );
}
