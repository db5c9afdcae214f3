import { describe, expect, it } from 'vitest';
import { type ListDefaults, readListQuery, writeListQuery } from './list-state.ts';

const defaults: ListDefaults = { sort: { key: 'name', direction: 'desc' }, filters: { state: '' } };
const usual = readListQuery({}, defaults);

describe('the address of a list', () => {
  it('says nothing while everything is as usual', () => {
    expect(usual).toEqual({
      search: '',
      orderKey: 'name',
      orderDirection: 'desc',
      page: 1,
      amount: 50,
      filters: { state: '' },
    });
    expect(Object.values(writeListQuery(usual, defaults)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['a search', { search: '100 % <b>' }],
    ['a page', { page: 3 }],
    ['another order', { orderKey: 'mdmCustomerId', orderDirection: 'desc' as const }],
    ['the usual column the other way round', { orderDirection: 'asc' as const }],
    ['a filter', { filters: { state: 'faulty' } }],
  ])('holds %s', (_, change) => {
    const query = { ...usual, ...change };
    expect(readListQuery(writeListQuery(query, defaults), defaults)).toEqual(query);
  });

  it('tells two lists apart by the prefix of one of them', () => {
    const other = { ...defaults, prefix: 'model' };
    const query = { ...usual, search: 'HP', page: 2, filters: { state: 'new' } };
    const address = { ...writeListQuery({ ...usual, search: 'Cone' }, defaults), ...writeListQuery(query, other) };
    expect(address).toMatchObject({ search: 'Cone', modelSearch: 'HP', modelPage: '2', modelState: 'new' });
    expect(readListQuery(address, other)).toEqual(query);
    expect(readListQuery(address, defaults)).toEqual({ ...usual, search: 'Cone' });
  });

  it.each([['0'], ['-2'], ['1.5'], ['many'], ['']])('with the page %j leads to the first one', (page) => {
    expect(readListQuery({ page }, defaults).page).toBe(1);
  });

  it('with an unknown direction keeps the usual one', () => {
    expect(readListQuery({ direction: 'sideways' }, defaults).orderDirection).toBe('desc');
  });
});
