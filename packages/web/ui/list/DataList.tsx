import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { numberText } from '../number-text.ts';
import { Spinner } from '../Spinner.tsx';
import { type Column, DataTable, type FoldingSize } from './DataTable.tsx';
import classes from './data-list.module.css';
import { EmptyState } from './EmptyState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { t } from './list.texts.ts';
import type { ListState } from './list-state.ts';
import { PageRanges } from './PageRanges.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { List } from './use-list.ts';

interface DataListProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  state: ListState;
  list: List<Row>;
  /** Absent: the list has no search. */
  searchLabel?: string;
  minWidth?: string;
  /** See DataTable. */
  folds?: FoldingSize;
  /** What could not be loaded, in the words of the feature. */
  failed: string;
  /** What would be here, and the next step: an EmptyState. */
  empty: ReactNode;
  /** More to narrow the list with, beside the search. */
  children?: ReactNode;
}

/** A list with everything around it: search, count, spinner, rows or what stands in their place, and pages. */
export function DataList<Row extends { id: string }>(props: DataListProps<Row>) {
  const { label, columns, state, list, searchLabel, failed, empty, children, minWidth, folds } = props;
  const { rows, count, waiting, error } = list;
  useLastPage(state, list);
  const narrowed = state.search !== '' || Object.values(state.filters).some(Boolean);

  return (
    <Stack gap="md">
      <div className={classes.tools}>
        {searchLabel && (
          <div className={classes.search}>
            <SearchBox label={searchLabel} value={state.search} onSearch={state.searchFor} />
          </div>
        )}
        {children}
        <Group gap="sm" className={classes.count}>
          {waiting && rows && <Spinner label={t('waiting')} />}
          {rows && (
            <Text c="dimmed" aria-live="polite">
              {countText(count, narrowed)}
            </Text>
          )}
        </Group>
      </div>
      {error && <ErrorPanel title={failed} error={error} onRetry={list.retry} {...(rows && { more: t('stale') })} />}
      {!rows && !error && <ListSkeleton columns={columns.length} />}
      {rows && rows.length > 0 && (
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          faded={waiting}
          {...(minWidth && { minWidth })}
          {...(folds && { folds })}
          sort={{ key: state.orderKey, direction: state.orderDirection, onSort: state.sortBy }}
        />
      )}
      {rows?.length === 0 && count === 0 && (narrowed ? <NothingFound /> : empty)}
      <PageRanges
        label={label}
        name={state.pageName}
        count={count}
        amount={state.amount}
        page={state.page}
        onApproach={list.prefetch}
      />
    </Stack>
  );
}

const NothingFound = () => <EmptyState title={t('nothingFound')} text={t('nothingFoundText')} />;

function countText(count: number, narrowed: boolean): string {
  const shown = numberText(count);
  if (narrowed) return t('countFound', { count: shown });
  return count === 1 ? t('countOne') : t('count', { count: shown });
}

/** A page that lies past the end, because rows went away or the address says so, leads to the last one. */
function useLastPage({ page, amount, toPage }: ListState, { rows, count, waiting }: List<unknown>): void {
  const past = rows?.length === 0 && count > 0 && page > 1 && !waiting;
  useEffect(() => {
    if (past) toPage(Math.ceil(count / amount));
  });
}
