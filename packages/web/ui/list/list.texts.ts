import { texts } from '../texts.ts';

export const t = texts({
  clearFilters: 'Clear filters',
  clearSearch: 'Clear the search',
  ranges: 'Pages of the list: {label}',
  range: '{from} ... {to}',
  gap: '…',
  waiting: 'Loading rows',
  count: { one: '{count} in all', other: '{count} in all' },
  countFound: { one: '{count} found', other: '{count} found' },
  nothingFound: 'Nothing matches',
  nothingFoundText: 'Try fewer or other words.',
  stale: 'Showing earlier results',
  sortBy: 'Sort by',
  sortedBy: 'Sorted by {column}',
  ascending: 'Ascending: turn the order round',
  descending: 'Descending: turn the order round',
  actions: 'Actions',
  all: 'All',
});
