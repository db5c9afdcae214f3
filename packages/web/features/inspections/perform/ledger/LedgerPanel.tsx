import { isLeft, waitsForVerifying } from '@assay/domain/inspections/ledger';
import { Stack, Text } from '@mantine/core';
import { Panel } from '../../../../ui/Panel.tsx';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { useQueueVersion } from '../../../runs/queue/use-queue.ts';
import { LedgerCard } from './LedgerCard.tsx';
import { t } from './ledger.texts.ts';
import { useLedger } from './ledger.ts';
import classes from './ledger-card.module.css';

/** Everything that earlier visits left open, whatever point it is about; nothing where there was nothing. */
export function LedgerPanel() {
  const { queue } = usePerforming();
  useQueueVersion(queue);
  const items = useLedger()?.items() ?? [];
  if (items.length === 0) return null;
  const left = items.filter(isLeft).length;
  const reported = items.filter(waitsForVerifying).length;
  return (
    <Panel title={t('title')}>
      <Stack gap="sm">
        <Text c="dimmed">{left > 0 ? t('lead', { count: left }) : t('allSaid')}</Text>
        {reported > 0 && <Text c="dimmed">{t('foldedVerify', { count: reported })}</Text>}
        <ul className={classes.cards}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <LedgerCard item={item} />
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}
