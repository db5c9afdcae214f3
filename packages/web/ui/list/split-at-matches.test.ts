import { describe, expect, it } from 'vitest';
import { excerptAtMatch, splitAtMatches } from './split-at-matches.ts';

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
    ['Left bearing temperature', 'temperature left', '[Left] bearing [temperature]'],
    ['Bearing', 'ear bea ring', '[Bearing]'],
    ['Bolt', '', 'Bolt'],
    ['Bolt', 'nut', 'Bolt'],
    ['', 'nut', ''],
    ['İzmir', 'iz', 'İzmir'],
  ])('in %j, %j is marked as %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});

describe('why a long text was found', () => {
  it.each([
    ['Between mantle and bowl', 'BOWL', '… bowl'],
    ['Between mantle and bowl', 'wl mant', '… mantle and bowl'],
    ['Between mantle and bowl', 'between', 'Between mantle and bowl'],
    ['Between mantle and bowl', 'jaw', ''],
  ])('of %j, searched for %j, is shown as %j', (text, search, expected) => {
    expect(excerptAtMatch(text, search)).toBe(expected);
  });
});
