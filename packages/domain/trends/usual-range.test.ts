import { expect, it } from 'vitest';
import { usualRange } from './usual-range.ts';

const cases: [what: string, values: number[], range: [least: number, most: number, machines: number] | undefined][] = [
  ['machines that agree', [33, 28.5, 31], [28.5, 33, 3]],
  ['one machine alone', [31], undefined],
  ['a typo that somebody kept', [58, 61, 1e308], [58, 61, 2]],
  ['one below zero', [-5, 58, 61], [58, 61, 2]],
  ['two of which nobody knows who is right', [58, 5800], undefined],
  ['cracks, which most machines have not', [0, 0, 5], [0, 5, 3]],
  ['cracks, of which a few have none', [0, 3, 5], [0, 5, 3]],
  ['a new part beside worn ones', [8, 9, 31], [8, 31, 3]],
];

it.each(cases)('the usual range of %s', (_, values, range) => {
  const found = usualRange(values);
  expect(found && [found.least, found.most, found.machines]).toEqual(range);
});
