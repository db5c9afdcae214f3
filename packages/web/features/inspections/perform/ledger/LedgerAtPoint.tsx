import { isLeft, waitsForVerifying } from '@assay/domain/inspections/ledger';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { LedgerCard } from './LedgerCard.tsx';
import { t } from './ledger.texts.ts';
import { useLedger } from './ledger.ts';
import classes from './ledger-card.module.css';

interface LedgerAtPointProps {
  pointId: string;
  /** Whoever comes from the check wants to say what became of what is left. */
  unfolds?: boolean;
}

/** What earlier visits left open at this point: one line, so that the question stays near, and the cards a tap away. */
export function LedgerAtPoint({ pointId, unfolds = false }: LedgerAtPointProps) {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const ledger = useLedger();
  const [chosen, setOpen] = useState<boolean>();
  const id = useId();
  const items = ledger?.items().filter((item) => ledger.placeOf(item)?.id === pointId) ?? [];
  if (items.length === 0) return null;
  const left = items.filter(isLeft).length;
  // It stays unfolded once the last of them is answered, so that nothing moves then.
  if (unfolds && left > 0 && chosen === undefined) setOpen(true);
  const isOpen = chosen === true;
  const reported = items.filter(waitsForVerifying).length;
  const head = [
    left > 0 && t('folded', { count: left }),
    reported > 0 && t('foldedVerify', { count: reported }),
  ].filter(Boolean);
  return (
    <div className={classes.fold}>
      <UnstyledButton
        className={classes.unfold ?? ''}
        data-left={left > 0 || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {head.join(' · ') || t('foldedSaid', { count: items.length })}
        <IconChevronDown size={22} aria-hidden />
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && items.map((item) => <LedgerCard key={`${item.kind} ${item.id}`} item={item} />)}
      </div>
    </div>
  );
}
