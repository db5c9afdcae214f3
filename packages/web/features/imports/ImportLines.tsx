import type { Import } from '@assay/contract/imports';
import type { ReactNode } from 'react';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyState } from '../../ui/list/EmptyState.tsx';
import type { ListState } from '../../ui/list/list-state.ts';
import { useList } from '../../ui/list/use-list.ts';
import type { ImportNoun } from './import-noun.ts';
import { importKey } from './imports.queries.ts';
import { t } from './imports.texts.ts';
import { lineColumns } from './line-columns.tsx';

interface ImportLinesProps {
  noun: ImportNoun;
  one: Import;
  state: ListState;
  label: string;
  children?: ReactNode;
}

/** Lines of the file, each with what it does or what is wrong with it. */
export function ImportLines({ noun, one, state, label, children }: ImportLinesProps) {
  const lines = useList(
    { endpoint: noun.calls.lines, key: [...importKey(noun), 'lines'], params: { id: one.id } },
    state,
  );
  return (
    <DataList
      label={label}
      columns={lineColumns()}
      state={state}
      list={{ ...lines, rows: lines.rows?.map((line) => ({ ...line, id: String(line.line) })) }}
      failed={t('linesFailed')}
      empty={<EmptyState title={t('noLines')} />}
      minWidth="44rem"
      folds="phone"
    >
      {children}
    </DataList>
  );
}
