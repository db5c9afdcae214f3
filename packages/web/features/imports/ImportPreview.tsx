import type { Import } from '@assay/contract/imports';
import { importLineStates } from '@assay/domain/imports/states';
import { Button, Group, Stack, Text } from '@mantine/core';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { numberText } from '../../ui/number-text.ts';
import { FaultyLinesButton } from './FaultyLinesButton.tsx';
import { ImportLines } from './ImportLines.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import type { ImportNoun } from './import-noun.ts';
import { confirmText } from './import-words.ts';
import { useCancelImport, useConfirmImport } from './imports.queries.ts';
import { t } from './imports.texts.ts';

/** What the file would do, line by line, and the word that makes it happen. */
export function ImportPreview({ noun, one }: { noun: ImportNoun; one: Import }) {
  const state = useListState({ filters: { state: '' } });
  const confirm = useConfirmImport(noun, one.id);
  const cancel = useCancelImport(noun, one.id);
  const word = confirmText(one.counts);
  const chips = [
    { value: '', label: t('all'), count: one.total },
    ...importLineStates.map((value) => ({ value, label: t(value), count: one.counts[value] })),
    ...(one.renaming > 0 ? [{ value: 'renaming', label: t('renaming'), count: one.renaming }] : []),
  ].map(({ value, label, count }) => ({ value, label: t('chip', { label, count: numberText(count) }) }));

  return (
    <Stack gap="lg">
      <Text>{t('previewLead')}</Text>
      <ImportNotes one={one} />
      <Group gap="sm">
        <Button disabled={!word} loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {word ?? t('nothingToDo')}
        </Button>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('discard')}
        </Button>
        <FaultyLinesButton noun={noun} one={one} />
      </Group>
      {one.counts.faulty > 0 && !noun.file && <Text c="dimmed">{t('faultyHint')}</Text>}
      <ImportLines noun={noun} one={one} state={state} label={t('lines')}>
        <FilterChips
          label={t('filter')}
          chips={chips}
          value={state.filters.state ?? ''}
          onChange={(value) => state.filterBy({ state: value })}
        />
      </ImportLines>
    </Stack>
  );
}
