import { describe, expect, it } from 'vitest';
import { newChoiceList, newChoiceOption, newRangeValue } from './new-parts.ts';
import type { Point } from './point.ts';
import { reorderedLists } from './reordered.ts';
import { newPoint } from './rules.ts';

const ranges = (...titles: string[]) =>
  ({
    ...newPoint('RangeValues'),
    rangeValues: titles.map((title, i) => ({ ...newRangeValue(i), id: title, title })),
  }) as Point;
const choices = (...titles: string[]) => {
  const options = titles.map((title, i) => ({ ...newChoiceOption(i), id: title, title }));
  return { ...newPoint('MultipleChoices'), multipleChoices: [{ ...newChoiceList(0), id: 'list', options }] } as Point;
};

describe('the order of parts', () => {
  it.each([
    [ranges('a', 'b'), ranges('a', 'b'), []],
    [ranges('a', 'b', 'c'), ranges('b', 'c'), []],
    [ranges('a', 'b'), ranges('new', 'a', 'b'), []],
    [ranges('a', 'b', 'c'), ranges('c', 'a', 'new'), [{ field: 'rangeValues', from: ['a', 'c'], to: ['c', 'a'] }]],
    [choices('x', 'y'), choices('y', 'x'), [{ field: 'options', from: ['x', 'y'], to: ['y', 'x'] }]],
    [newPoint('Comment'), newPoint('Comment'), []],
  ])('changes in case %# only where parts that stay change places', (was, is, expected) =>
    expect(reorderedLists(was, is)).toEqual(expected),
  );
});
