import { describe, expect, it } from 'vitest';
import type { ResultContent } from '../points/results.ts';
import { cellsLeft, cellsOfLastVisit, oldCells, withoutOldCells } from './last-visit-cells.ts';
import { measuredNow } from './measured-values.ts';
import { isDone } from './progress.ts';
import { newResult, prefilledResult } from './result.ts';
import { unconfirmedPoints } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';
import { withComputed, withoutComputed } from './with-computed.ts';

const field = (id: string, index: number, aggregation = 'No') => ({
  id,
  index,
  title: id,
  keyboardType: '',
  inspectionPointFieldAggregation: aggregation,
});
const row = (id: string, index: number, aggregation = 'No') => ({
  id,
  index,
  title: id,
  inspectionPointRowAggregation: aggregation,
});
const table = frozen('SummaryWithRows', {
  inspectionPointAggregationDirection: 'Both',
  fields: [field('left', 0), field('right', 1), field('mean', 2, 'Average')],
  rows: [row('top', 0), row('low', 1), row('sum', 2, 'Sum')],
});
const cells = (given: Record<string, string>): ResultContent => ({
  values: Object.entries(given).map(([id, value]) => {
    const [rowId = '', fieldId = ''] = id.split('/');
    return { rowId, fieldId, value };
  }),
});
const last = withComputed(table, cells({ 'top/left': '1', 'top/right': '3', 'low/left': '5', 'low/right': '' }));
const prefilled = prefilledResult(table, last);
const every = ['top/left', 'top/right', 'low/left'];
const change = (given: Record<string, string>): ResultContent =>
  withComputed(table, cells({ 'top/left': '1', 'top/right': '3', 'low/left': '5', ...given }));

describe('a table that was filled in from the last visit', () => {
  it('is as it was then in every cell that says something and is not computed', () => {
    expect(cellsOfLastVisit(table, prefilled)).toEqual(every);
  });

  it.each<[string, ResultContent, string[] | undefined, string[]]>([
    ['a change of one cell confirms that one', change({ 'top/left': '2' }), undefined, ['top/right', 'low/left']],
    ['a value in an empty cell confirms no other', change({ 'low/right': '9' }), undefined, every],
    ['an emptied cell is changed', change({ 'top/left': '' }), undefined, ['top/right', 'low/left']],
    ['a rating alone confirms nothing', last, undefined, every],
    ['what a list leaves out is confirmed', last, ['top/left'], ['top/left']],
    ['an empty list confirms all', last, [], []],
    ['a list brings nothing back that was changed', change({ 'top/left': '2' }), every, ['top/right', 'low/left']],
  ])('%s', (_, content, listed, left) => {
    expect(cellsLeft(table, prefilled, content, listed)).toEqual(left);
  });

  it('brings nothing back that was confirmed before', () => {
    const begun = { ...prefilled, prefilled: false, prefilledCells: ['low/left'] };
    expect(cellsLeft(table, begun, last, every)).toEqual(['low/left']);
  });

  it.each<[string, string[], string[]]>([
    ['one old cell', ['low/left'], ['low/left', 'low/mean', 'sum/left', 'sum/mean']],
    ['none', [], []],
  ])('makes what is computed from %s old too', (_, left, old) => {
    const result = { ...prefilled, prefilled: false, prefilledCells: left };
    expect([...oldCells(table, result)].sort()).toEqual(old.sort());
  });

  it('measures today what was found today, and nothing that mixes it with old values', () => {
    const begun = {
      ...prefilled,
      content: change({ 'top/left': '2' }),
      prefilled: false,
      prefilledCells: ['low/left'],
    };
    expect(measuredNow(table, begun).map(({ series }) => series)).toEqual([
      'row:top/field:left',
      'row:top/field:right',
      'row:top/field:mean',
      'row:sum/field:right',
    ]);
    expect(measuredNow(table, prefilled)).toEqual([]);
    expect(measuredNow(table, { ...begun, prefilledCells: [] })).toHaveLength(8);
  });

  it('is done, and off the check before submitting, once nothing of it is old', () => {
    const at = snapshotPoint('p', table);
    const checked = (result: typeof prefilled) =>
      unconfirmedPoints(work(snapshot([[at]]), { p: result })).map(({ cells: left }) => left);
    const begun = { ...prefilled, prefilled: false, prefilledCells: ['low/left'] };
    const confirmed = { ...prefilled, prefilled: false };
    expect([prefilled, begun, confirmed].map((result) => isDone(result, () => []))).toEqual([false, false, true]);
    expect([prefilled, begun, confirmed].map(checked)).toEqual([[every], [['low/left']], []]);
    expect(checked({ ...begun, rating: 4 })).toEqual([]);
  });

  it('leaves old cells behind where its answer is taken to another machine', () => {
    const begun = { ...prefilled, prefilled: false, prefilledCells: ['low/left'] };
    const { values } = withoutOldCells(table, begun) as { values: { rowId: string; fieldId: string }[] };
    expect(values.map(({ rowId, fieldId }) => `${rowId}/${fieldId}`)).toEqual([
      'top/left',
      'top/right',
      'top/mean',
      'low/right',
      'sum/right',
    ]);
  });

  it('is sent without what is computed', () => {
    const { values } = withoutComputed(table, last) as { values: unknown[] };
    expect(values).toHaveLength(4);
  });
});

describe('other answers that were filled in', () => {
  const both = frozen('RadioButtonSelectionAndRangeValues', { rangeValueTitle: '', rangeValues: [] });
  const content = {
    selection: 'much',
    followUps: [{ optionId: 'much', value: '3 mm' }],
    rangeValues: [
      { rangeValueId: 'a', value: '1' },
      { rangeValueId: 'b', value: '' },
    ],
  };

  it.each<[string, object, string[]]>([
    ['the choice', { selection: 'little' }, ['a']],
    ['what an option asked for', { followUps: [{ optionId: 'much', value: '4 mm' }] }, ['a']],
    ['a range value', { rangeValues: [{ rangeValueId: 'a', value: '2' }] }, ['selection']],
  ])('are confirmed by %s in that part alone', (_, changed, left) => {
    const result = prefilledResult(both, content);
    expect(cellsLeft(both, result, { ...content, ...changed }, undefined)).toEqual(left);
  });

  it('of a single value are looked at as a whole', () => {
    const measured = frozen('Measurement');
    expect(cellsOfLastVisit(measured, prefilledResult(measured, { value: '4' }))).toEqual([]);
    const one = { selection: 'much', followUps: [], rangeValues: [] };
    expect(cellsOfLastVisit(both, prefilledResult(both, one))).toEqual([]);
    expect(cellsOfLastVisit(measured, newResult(measured))).toEqual([]);
  });

  it('leave an old choice behind with what its option asked', () => {
    const begun = { ...prefilledResult(both, content), prefilled: false, prefilledCells: ['selection'] };
    expect(withoutOldCells(both, begun)).toEqual({ ...content, selection: null, followUps: [] });
  });
});
