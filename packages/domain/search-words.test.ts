import { describe, expect, it } from 'vitest';
import { searchedBy, searchWords } from './search-words.ts';

describe('a search', () => {
  it.each([
    ['temperature left', true],
    ['LEFT temperature', true],
    ['  bear   temp  ', true],
    ['left left', true],
    ['', true],
    ['temperature right', false],
    ['lefttemperature', false],
  ])('for %j finds "Left bearing temperature" only by all of its words, in any order: %j', (search, found) => {
    expect(searchedBy(search)('Left bearing temperature')).toBe(found);
  });

  it('has each word once', () => {
    expect(searchWords('\tOil  Oil LEVEL ')).toEqual(['Oil', 'LEVEL']);
  });
});
