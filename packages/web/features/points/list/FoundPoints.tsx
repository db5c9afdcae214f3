import type { PointListItem } from '@assay/contract/points/point';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { EmptyState } from '../../../ui/list/EmptyState.tsx';
import { ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { WindowedList } from '../../../ui/list/WindowedList.tsx';
import { numberText } from '../../../ui/number-text.ts';
import { pointListQuery } from '../points.queries.ts';
import { useProducts } from '../products.ts';
import { type AmongPoints, everyPoint, filterPoints, type PointFilter } from './filter-points.ts';
import { t } from './list.texts.ts';
import { entryHeight } from './PointLines.tsx';
import classes from './point-list.module.css';

interface FoundPointsProps {
  /** The fields that make the filter. */
  filters: ReactNode;
  /** Rarer ones, folded beside the count. */
  moreFilters?: ReactNode;
  /** Must stay the same object as long as nothing in it changes. */
  filter: PointFilter;
  /** The point that is brought into view at first. */
  startAt?: string;
  entry: (point: PointListItem) => ReactNode;
  /** All where it is absent. */
  among?: AmongPoints | undefined;
  /** What stands below the list. */
  children?: ReactNode;
}

/** Every point that the person may see, narrowed by a filter. */
export function FoundPoints(props: FoundPointsProps) {
  const { filters, moreFilters, filter, startAt = '', entry, among = everyPoint, children } = props;
  const query = useQuery(pointListQuery);
  const products = useProducts();
  const every = useMemo(() => (query.data ?? []).filter(among), [query.data, among]);
  const found = useMemo(() => filterPoints(every, filter, products), [every, filter, products]);
  // The rows follow when there is time: a key in the search never waits for them.
  const rows = useDeferredValue(found);
  const all = every.length;
  return (
    <div className={classes.side}>
      {filters}
      {query.isError && <ErrorPanel title={t('failed')} error={query.error} onRetry={() => query.refetch()} />}
      {query.isPending && <ListSkeleton columns={1} />}
      {query.data && (
        <div className={classes.count}>
          <Text c="dimmed" aria-live="polite" size="sm">
            {countText(found.length, all)}
          </Text>
          {moreFilters}
        </div>
      )}
      {rows.length > 0 && (
        <div className={classes.list}>
          <WindowedList label={t('points')} rows={rows} rowHeight={entryHeight} startAt={startAt} content={entry} />
        </div>
      )}
      {query.data && found.length === 0 && (
        <EmptyState title={t(all === 0 ? 'none' : 'nothing')} text={t(all === 0 ? 'noneText' : 'nothingText')} />
      )}
      {children}
    </div>
  );
}

const countText = (found: number, count: number): string =>
  found === count ? t('count', { count }) : t('found', { found: numberText(found), count });
