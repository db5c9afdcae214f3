import type { LedgerItem } from '@assay/contract/follow-ups';
import { can } from '@assay/domain/access';
import { isOverdue } from '@assay/domain/inspections/follow-up';
import { type Disposal, disposals, isLeft, waitsForVerifying } from '@assay/domain/inspections/ledger';
import { listDay } from '@assay/domain/time';
import { Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSession } from '../../../../api/session.ts';
import { usePerforming } from '../../../runs/perform/performing.ts';
import { RecordTroubles } from '../../../runs/perform/RecordTroubles.tsx';
import { SavingMark } from '../../../runs/perform/SavingMark.tsx';
import { disposalKey } from '../inspection-states.ts';
import { t } from './ledger.texts.ts';
import { useLedger } from './ledger.ts';
import classes from './ledger-card.module.css';

const words = {
  labelOf: () => t('answer'),
  textOf: (_: string, said: unknown) => (said ? t(said as 'done') : ''),
};

/** Who sees to it and until when, in one line. */
function metaOf({ owner, due, state }: LedgerItem): string {
  const day = due === null ? '' : listDay(due);
  const late = isOverdue({ state, due }, new Date());
  return [owner && t('owner', { name: owner.name }), day && t(late ? 'overdue' : 'due', { day })]
    .filter(Boolean)
    .join(' · ');
}

/** Something that an earlier visit left open: one tap says what became of it. */
export function LedgerCard({ item }: { item: LedgerItem }) {
  const { disabled } = usePerforming();
  const ledger = useLedger();
  const mayClose = can(useSession(), 'followUps.verify');
  const key = disposalKey(item);
  const from = { day: listDay(item.inspectionDate) };
  const offered = disposals
    .filter((said) => said !== 'void' || mayClose || item.disposal === 'void')
    .filter((said) => said !== 'fixedOnSite' || item.disposal === said || !item.wasReported);
  const meta = metaOf(item);
  /** Of what came as done the inspector says how it was found; that it is closed is for Managers to say. */
  const wordFor = (said: Disposal): string => t(said === 'done' && item.wasReported ? 'foundDone' : said);
  return (
    <article
      className={classes.card}
      data-left={isLeft(item) || undefined}
      data-record={key}
      tabIndex={-1}
      aria-label={item.title}
    >
      <div className={classes.head}>
        <Text size="sm" c="dimmed">
          {item.disposal
            ? t('answered', { answer: wordFor(item.disposal), ...from })
            : t(waitsForVerifying(item) ? 'toVerify' : 'atPoint', from)}
        </Text>
        <SavingMark of={key} />
      </div>
      <Text fw={600} className={classes.text ?? ''}>
        {item.title}
      </Text>
      {item.description !== '' && (
        <Text size="sm" className={classes.text ?? ''}>
          {item.description}
        </Text>
      )}
      {meta !== '' && (
        <Text size="sm" c="dimmed">
          {meta}
        </Text>
      )}
      <RecordTroubles of={key} words={words} />
      <fieldset className={classes.answers} disabled={disabled}>
        <legend className={classes.legend}>{t('whatBecame', { title: item.title })}</legend>
        {offered.map((said) => (
          <UnstyledButton
            key={said}
            className={classes.answer ?? ''}
            aria-pressed={item.disposal === said}
            disabled={disabled}
            onClick={() => ledger?.say(item, said)}
          >
            {item.disposal === said && <IconCheck size={18} aria-hidden />}
            {wordFor(said)}
          </UnstyledButton>
        ))}
      </fieldset>
      {item.wasReported && item.disposal === 'done' && (
        <Text size="sm" c="dimmed">
          {t('managerVerifies')}
        </Text>
      )}
    </article>
  );
}
