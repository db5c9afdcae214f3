import { describe, expect, it } from 'vitest';
import { splitAtMatches } from './split-at-matches.ts';

const marked = (text: string, search: string) =>
  splitAtMatches(text, search)
    .map(({ part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('marking what was searched for', () => {
  it.each([
    ['Oil level of the gearbox', 'oil', '[Oil] level of the gearbox'],
    ['Jaw jaw', ' JAW ', '[Jaw] [jaw]'],
    ['aaa', 'aa', '[aa]a'],
    ['Bolt (M20)?', '(m20)?', 'Bolt [(M20)?]'],
    ['Bolt', '', 'Bolt'],
    ['Bolt', 'nut', 'Bolt'],
    ['', 'nut', ''],
    ['İzmir', 'iz', 'İzmir'],
  ])('in %j, %j is marked as %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});
