import type { UseQueryResult } from '@tanstack/react-query';
import type { ListState } from '../../ui/list/list-state.ts';
import type { List } from '../../ui/list/use-list.ts';

const compare = new Intl.Collator('en', { numeric: true }).compare;

interface Ordering<Row> {
  matches: (row: Row) => boolean;
  /** By the key of a column. */
  sortValue: (row: Row, key: string) => string | number;
}

/** A page of rows that came all at once, searched, sorted and cut here. */
export function listOf<Row>(
  { data, isPlaceholderData, isFetching, error, refetch }: UseQueryResult<readonly Row[]>,
  { orderKey, orderDirection, page, amount }: ListState,
  { matches, sortValue }: Ordering<Row>,
): List<Row> {
  const found = data?.filter(matches).toSorted((one, other) => {
    const [a, b] = [sortValue(one, orderKey), sortValue(other, orderKey)];
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return orderDirection === 'asc' ? order : -order;
  });
  return {
    rows: found?.slice((page - 1) * amount, page * amount),
    count: found?.length ?? 0,
    waiting: isPlaceholderData,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    prefetch: () => undefined,
  };
}
