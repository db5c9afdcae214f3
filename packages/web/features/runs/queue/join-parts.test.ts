import { describe, expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';

type Cells = Record<string, string>;
const table = (cells: Cells) => ({
  content: {
    values: Object.entries(cells).map(([id, value]) => {
      const [rowId, fieldId] = id.split('/');
      return { rowId, fieldId, value };
    }),
  },
});
const cellsOf = (part: unknown): Cells | undefined =>
  part === undefined
    ? undefined
    : Object.fromEntries(
        (part as ReturnType<typeof table>['content']).values.map(({ rowId, fieldId, value }) => [
          `${rowId}/${fieldId}`,
          value,
        ]),
      );

describe('a table that two people fill in', () => {
  it.each([
    ['cells of its own each', {}, { 'a/x': '1' }, { 'b/x': '2' }, { 'a/x': '1', 'b/x': '2' }, undefined],
    ['cells of one row', {}, { 'a/x': '1' }, { 'a/x': '', 'a/y': '2' }, { 'a/x': '1', 'a/y': '2' }, undefined],
    ['the same value', {}, { 'a/x': '1' }, { 'a/x': '1', 'a/y': '2' }, undefined, undefined],
    ['one cell', { 'a/x': '0' }, { 'a/x': '1' }, { 'a/x': '2' }, { 'a/x': '1' }, { 'a/x': '2' }],
    ['one cell, emptied by them', { 'a/x': '0' }, { 'a/x': '1' }, { 'a/x': '' }, { 'a/x': '1' }, { 'a/x': '' }],
    [
      'one cell and others',
      { 'a/x': '0' },
      { 'a/x': '1', 'b/x': '3' },
      { 'a/x': '2', 'c/x': '4' },
      { 'a/x': '1', 'b/x': '3', 'c/x': '4' },
      { 'a/x': '2', 'b/x': '3', 'c/x': '4' },
    ],
    [
      'cells under a sum',
      { 'a/sum': '' },
      { 'a/x': '1' },
      { 'a/y': '2', 'a/sum': '2' },
      { 'a/y': '2', 'a/sum': '2', 'a/x': '1' },
      undefined,
    ],
  ])('joins %s', (_, base, mine, theirs, parts, conflicts) => {
    const joined = joinParts(table(base as Cells), table(mine as Cells), table(theirs as Cells));
    expect(cellsOf(joined.parts.content)).toEqual(parts);
    expect(cellsOf(joined.theirs.content)).toEqual(conflicts);
  });

  it('asks again what it asked before, whatever else they change meanwhile', () => {
    const theirs = table({ 'a/x': '2', 'b/x': '9' });
    const joined = joinParts(table({ 'a/x': '2' }), table({ 'a/x': '1' }), theirs, table({ 'a/x': '2' }));
    expect(cellsOf(joined.theirs.content)).toEqual({ 'a/x': '2', 'b/x': '9' });
    expect(joinParts({ comment: 'b' }, { comment: 'a' }, { comment: 'b' }, { comment: 'b' }).theirs).toEqual({
      comment: 'b',
    });
  });
});

describe('other answers that two people give', () => {
  it.each([
    ['rangeValues', [], [{ rangeValueId: 'a', value: '1' }], [{ rangeValueId: 'b', value: '2' }], 2, false],
    [
      'multipleChoices',
      [],
      [{ multipleChoiceId: 'a', optionIds: ['1'] }],
      [{ multipleChoiceId: 'b', optionIds: ['2'] }],
      2,
      false,
    ],
    [
      'multipleChoices',
      [],
      [{ multipleChoiceId: 'a', optionIds: ['1'] }],
      [{ multipleChoiceId: 'a', optionIds: ['2'] }],
      1,
      true,
    ],
    ['dropdowns', [], [{ dropdownId: 'a', optionIds: ['1'] }], [{ dropdownId: 'a', optionIds: [] }], 1, false],
    [
      'followUps',
      [{ optionId: 'a', value: '1' }],
      [],
      [
        { optionId: 'a', value: '1' },
        { optionId: 'b', value: '2' },
      ],
      1,
      false,
    ],
  ])('are joined by what they are about: %s', (part, base, mine, theirs, left, isConflict) => {
    const joined = joinParts({ [part]: base }, { [part]: mine }, { [part]: theirs });
    expect(joined.parts[part]).toHaveLength(left);
    expect(part in joined.theirs).toBe(isConflict);
  });

  it('take from what is still as at the last visit, and put nothing back', () => {
    const joined = joinParts({}, { prefilledCells: ['b', 'c'] }, { prefilledCells: ['a', 'c'] });
    expect(joined).toEqual({ parts: { prefilledCells: ['c'] }, theirs: {} });
  });
});
