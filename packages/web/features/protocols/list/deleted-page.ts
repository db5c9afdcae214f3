import { shownType } from '@assay/domain/protocol-types';
import { searchedBy } from '@assay/domain/search-words';
import type { ListQuery } from '../../../ui/list/list-state.ts';
import { targetText } from '../target-words.ts';
import type { ProtocolRow } from './protocol-columns.tsx';

const sortTexts: Readonly<Record<string, (row: ProtocolRow) => string>> = {
  name: ({ name }) => name.toLowerCase(),
  type: ({ type }) => shownType(type),
  created: ({ created }) => created,
};

/** A page of the deleted protocols, which come all at once, as the server answers one of the others. */
export function deletedPage(every: readonly ProtocolRow[], query: ListQuery): { rows: ProtocolRow[]; count: number } {
  const isSearched = searchedBy(query.search);
  const types = (query.filters.types ?? '').split(',').filter(Boolean);
  const found = every.filter(
    ({ name, type, targets }) =>
      isSearched([name, shownType(type), ...targets.map(targetText)].join(' ')) &&
      (types.length === 0 || types.includes(type)),
  );
  const textOf = sortTexts[query.orderKey] ?? (() => '');
  const turn = query.orderDirection === 'asc' ? 1 : -1;
  const sorted = found.toSorted((a, b) => turn * textOf(a).localeCompare(textOf(b), 'en'));
  const from = (query.page - 1) * query.amount;
  return { rows: sorted.slice(from, from + query.amount), count: found.length };
}
