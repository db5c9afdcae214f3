import { Checkbox } from '@mantine/core';
import { keptTime } from '../../ui/kept-time.ts';
import { t } from './device.texts.ts';
import type { ChosenRow } from './device-db.ts';
import { choose, useChosen, useKeptAt } from './kept-machines.ts';

/** Keeps on this device what work on a machine, or at a customer, needs without network. */
export function KeepHere({ kind, id, name }: Omit<ChosenRow, 'owner'>) {
  const chosen = useChosen();
  const keptAt = useKeptAt(kind, id);
  if (!chosen) return null;
  const about = t(kind === 'machine' ? 'keepMachine' : 'keepCustomer');
  return (
    <Checkbox
      label={t('keepHere')}
      description={keptAt === undefined ? about : `${about} ${t('keptAsOf', { time: keptTime(keptAt) })}`}
      checked={chosen.some((one) => one.kind === kind && one.id === id)}
      onChange={(event) => void choose({ kind, id, name }, event.currentTarget.checked)}
    />
  );
}
