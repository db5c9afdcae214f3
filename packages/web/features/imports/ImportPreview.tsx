import type { Import } from '@assay/contract/imports';
import { importLineStates } from '@assay/domain/imports/states';
import { Button, Group, Stack, Text } from '@mantine/core';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import { FilterChips } from '../../ui/list/FilterChips.tsx';
import { useListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import { numberText } from '../../ui/number-text.ts';
import type { ImportNoun } from './import-noun.ts';
import { confirmText } from './import-words.ts';
import { importKey, useCancelImport, useConfirmImport } from './imports.queries.ts';
import { t } from './imports.texts.ts';
import { lineColumns } from './line-columns.tsx';

/** What the file would do, line by line, and the word that makes it happen. */
export function ImportPreview({ noun, one }: { noun: ImportNoun; one: Import }) {
  const state = useListState({ filters: { state: '' } });
  const lines = useList(
    { endpoint: noun.calls.lines, key: [...importKey(noun), 'lines'], params: { id: one.id } },
    state,
  );
  const confirm = useConfirmImport(noun, one.id);
  const cancel = useCancelImport(noun, one.id);
  const word = confirmText(one.counts);
  const chips = [
    { value: '', label: t('all'), count: one.total },
    ...importLineStates.map((value) => ({ value, label: t(value), count: one.counts[value] })),
  ].map(({ value, label, count }) => ({ value, label: t('chip', { label, count: numberText(count) }) }));

  return (
    <Stack gap="lg">
      <Text>{t('previewLead')}</Text>
      <Group gap="sm">
        <Button disabled={!word} loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {word ?? t('nothingToDo')}
        </Button>
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('throwAway')}
        </Button>
      </Group>
      <DataList
        label={t('lines')}
        columns={lineColumns}
        state={state}
        list={{ ...lines, rows: lines.rows?.map((line) => ({ ...line, id: String(line.line) })) }}
        failed={t('linesFailed')}
        empty={<EmptyState title={t('noLines')} />}
        minWidth="44rem"
      >
        <FilterChips
          label={t('filter')}
          chips={chips}
          value={state.filters.state ?? ''}
          onChange={(value) => state.filterBy({ state: value })}
        />
      </DataList>
    </Stack>
  );
}
