import { describe, expect, it } from 'vitest';
import { containing, matchingPattern } from './name-filters.ts';

const names = ['Oil level', 'Oil temperature (cold)', 'Belt tension', 'oils, 15W-40'];

describe('finding points by name [PRO-06]', () => {
  it.each([
    ['', names],
    [' OIL ', ['Oil level', 'Oil temperature (cold)', 'oils, 15W-40']],
    ['^oil\\b', ['Oil level', 'Oil temperature (cold)']],
    ['LEVEL|tension$', ['Oil level', 'Belt tension']],
    ['oil.*[0-9]{2}', ['oils, 15W-40']],
    ['(cold)', ['Oil temperature (cold)']],
    ['(cold', ['Oil temperature (cold)']],
    ['temperature (cold)', ['Oil temperature (cold)']],
    ['[', []],
  ])('by the pattern %j, or by plain text where it is none', (search, found) => {
    expect(names.filter(matchingPattern(search))).toEqual(found);
  });

  it('takes a text as it stands in the list of points', () => {
    expect(names.filter(containing('^oil'))).toEqual([]);
    expect(names.filter(containing('OIL l'))).toEqual(['Oil level']);
  });
});
