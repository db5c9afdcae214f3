import { Stack } from '@mantine/core';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { KeptNote } from '../KeptNote.tsx';
import { type Column, DataTable, type FoldingSize } from './DataTable.tsx';
import classes from './data-list.module.css';
import { EmptyState } from './EmptyState.tsx';
import { ListHead } from './ListHead.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { t } from './list.texts.ts';
import { useListPlace } from './list-place.ts';
import type { ListState } from './list-state.ts';
import { PageRanges } from './PageRanges.tsx';
import type { List } from './use-list.ts';

interface DataListProps<Row> {
  label: string;
  /** See ListHead. */
  level?: 1 | 2;
  /** Buttons beside the search. */
  actions?: ReactNode;
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
  /** More to narrow the list with, below the search. */
  children?: ReactNode;
}

/** As many as a screen shows. */
const firstRows = 24;

/** A list with everything around it: search, count, spinner, rows or what stands in their place, and pages. */
export function DataList<Row extends { id: string }>(props: DataListProps<Row>) {
  const { label, level, actions, columns, state, list, searchLabel, failed, empty, children, minWidth, folds } = props;
  const { rows, count, waiting, error } = list;
  useLastPage(state, list);
  // Rows that were waited for are drawn in two steps, so that the first ones are there sooner and no tap waits for the rest.
  const drawn = useDeferredValue(rows ? Number.POSITIVE_INFINITY : firstRows);

  return (
    <Stack gap="xs">
      <ListHead label={label} level={level} state={state} list={list} searchLabel={searchLabel} actions={actions} />
      {children && <div className={classes.filters}>{children}</div>}
      <KeptNote since={list.keptSince} />
      {error && <ErrorPanel title={failed} error={error} onRetry={list.retry} {...(rows && { more: t('stale') })} />}
      {!rows && !error && <ListSkeleton columns={columns.length} />}
      {rows && rows.length > 0 && (
        <KeptPlace isWhole={drawn >= rows.length}>
          <DataTable
            label={label}
            columns={columns}
            rows={rows.slice(0, drawn)}
            faded={waiting}
            {...(minWidth && { minWidth })}
            {...(folds && { folds })}
            sort={{ key: state.orderKey, direction: state.orderDirection, onSort: state.sortBy }}
          />
        </KeptPlace>
      )}
      {rows?.length === 0 && count === 0 && (state.narrowed ? <NothingFound /> : empty)}
      <PageRanges
        label={label}
        name={state.pageName}
        count={count}
        amount={state.amount}
        page={state.page}
        onApproach={list.prefetch}
        isPart={level === 2}
      />
    </Stack>
  );
}

/** The rows, which lead back to the one that they were left by. */
const KeptPlace = ({ isWhole, children }: { isWhole: boolean; children: ReactNode }) => (
  <div ref={useListPlace(isWhole)}>{children}</div>
);

const NothingFound = () => <EmptyState title={t('nothingFound')} text={t('nothingFoundText')} />;

/** A page that lies past the end, because rows went away or the address says so, leads to the last one. */
function useLastPage({ page, amount, toPage }: ListState, { rows, count, waiting }: List<unknown>): void {
  const past = rows?.length === 0 && count > 0 && page > 1 && !waiting;
  useEffect(() => {
    if (past) toPage(Math.ceil(count / amount));
  });
}
