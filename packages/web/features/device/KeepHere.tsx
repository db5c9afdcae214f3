import { Checkbox } from '@mantine/core';
import { t } from './device.texts.ts';
import type { ChosenRow } from './device-db.ts';
import { keepWords } from './keep-words.ts';
import { choose, useChosen, useKeptAt } from './kept-machines.ts';

/** Keeps on this device what work on a machine, or at a customer, needs without network. */
export function KeepHere({ kind, id, name }: Omit<ChosenRow, 'owner'>) {
  const chosen = useChosen();
  const keptAt = useKeptAt(kind, id);
  if (!chosen) return null;
  const isChosen = chosen.some((one) => one.kind === kind && one.id === id);
  return (
    <Checkbox
      label={t('keepHere')}
      description={keepWords(kind, { isChosen, keptAt })}
      checked={isChosen}
      onChange={(event) => void choose({ kind, id, name }, event.currentTarget.checked)}
    />
  );
}
