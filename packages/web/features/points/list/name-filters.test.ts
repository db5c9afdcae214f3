import { describe, expect, it } from 'vitest';
import { containing, matchingPattern, type PointSearch } from './name-filters.ts';

const points = [
  { name: 'Oil level', description: '', tags: ['lubrication'] },
  { name: 'Oil temperature (cold)', description: 'Before the start', tags: [] },
  { name: 'Belt tension', description: 'V-belts of the motor', tags: [] },
  { name: 'oils, 15W-40', description: '', tags: [] },
];
const names = points.map(({ name }) => name);
const foundBy = (search: PointSearch) => points.filter(search).map(({ name }) => name);

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
    ['level oil', ['Oil level']],
    ['tension motor', ['Belt tension']],
    ['LUBRIC oil', ['Oil level']],
    ['^v-belts', []],
  ])('by the pattern %j, or by plain text where it is none', (search, found) => {
    expect(foundBy(matchingPattern(search))).toEqual(found);
  });

  it('takes a text as it stands in the list of points', () => {
    expect(foundBy(containing('^oil'))).toEqual([]);
    expect(foundBy(containing('OIL le'))).toEqual(['Oil level']);
  });
});
