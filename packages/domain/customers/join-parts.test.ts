import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

const part = (id: string, name: string, mdmId = ''): Part => ({ id, name, mdmId });

describe('the parts of two customers that become one', () => {
  it.each([
    ['another name moves', [part('a', 'North')], [part('b', 'South')], ['b'], []],
    ['the same name joins, whatever its case', [part('a', 'North')], [part('b', ' NORTH ')], [], ['b>a']],
    ['the same MDM id joins, whatever the name', [part('a', 'North', '7')], [part('b', 'South', '7')], [], ['b>a']],
    [
      'the MDM id counts before the name',
      [part('a', 'North'), part('c', 'X', '7')],
      [part('b', 'North', '7')],
      [],
      ['b>c'],
    ],
    ['no MDM id is not the same MDM id', [part('a', 'North')], [part('b', 'South')], ['b'], []],
    ['twins among the merged join each other', [], [part('b', 'South'), part('c', 'south')], ['b'], ['c>b']],
  ])('%s', (_, survivors, merged, moved, joined) => {
    const result = joinParts(survivors, merged);
    expect(result.moved.map(({ id }) => id)).toEqual(moved);
    expect(result.joined.map(({ from, into }) => `${from.id}>${into.id}`)).toEqual(joined);
  });

  it('are all accounted for, and no two of one name remain', () => {
    const parts = (prefix: string) =>
      fc
        .array(fc.tuple(fc.constantFrom('a', 'B', 'b ', 'c', 'd'), fc.constantFrom('', '1', '2')), { maxLength: 8 })
        .map((list) => list.map(([name, mdmId], i) => part(`${prefix}${i}`, name, mdmId)));
    fc.assert(
      fc.property(parts('m'), (merged) => {
        const { moved, joined } = joinParts([], merged);
        expect(moved.length + joined.length).toBe(merged.length);
        const names = moved.map(({ name }) => name.trim().toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});
