import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../../../ui/list/list-state.ts';
import { deletedPage } from './deleted-page.ts';
import type { ProtocolRow } from './protocol-columns.tsx';

const row = (name: string, type: ProtocolRow['type'], created: string): ProtocolRow => ({
  id: name,
  protocolId: name,
  name,
  type,
  created,
  createdBy: '',
  own: true,
  targets: [],
  ancestors: [],
  deleted: '2026-05-01T00:00:00Z',
});
const rows = [
  row('Cone', 'Weekly', '2026-01-03T00:00:00Z'),
  row('cone daily', 'Daily', '2026-01-02T00:00:00Z'),
  row('Jaw daily', 'Daily', '2026-01-01T00:00:00Z'),
];
const usual: ListQuery = { search: '', orderKey: 'created', orderDirection: 'desc', page: 1, amount: 50, filters: {} };
const names = (query: Partial<ListQuery>) => {
  const { rows: found, count } = deletedPage(rows, { ...usual, ...query });
  return [...found.map(({ name }) => name), count];
};

describe('the deleted protocols', () => {
  it('are searched, filtered, sorted and paged as the others are', () => {
    expect(names({})).toEqual(['Cone', 'cone daily', 'Jaw daily', 3]);
    expect(names({ search: ' CONE' })).toEqual(['Cone', 'cone daily', 2]);
    expect(names({ search: 'weekly' })).toEqual(['Cone', 1]);
    expect(names({ filters: { types: 'Daily,FAT' } })).toEqual(['cone daily', 'Jaw daily', 2]);
    expect(names({ orderKey: 'name', orderDirection: 'desc' })).toEqual(['Jaw daily', 'cone daily', 'Cone', 3]);
    expect(names({ orderKey: 'type', orderDirection: 'desc' })[0]).toBe('Cone');
    expect(names({ page: 2, amount: 2 })).toEqual(['Jaw daily', 3]);
  });
});
