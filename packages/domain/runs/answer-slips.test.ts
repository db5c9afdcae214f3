import { expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { keptSlips, openSlips } from './answer-slips.ts';
import { newResult } from './result.ts';
import { frozen } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const gap = frozen('Measurement');
const measured = [{ series: '', values: [{ value: 34.1 }, { value: 31.2 }, { value: 28.4 }] }];
const answer = (value: string, given: object = {}) => ({ ...newResult(gap), content: { value }, ...given });

it('questions a value until it is kept, and again once it is another', () => {
  expect(openSlips(gap, answer('259'), measured, product)).toMatchObject([{ cell: '', value: '259', kind: 'tenfold' }]);
  const kept = answer('259', { keptSlips: ['=259'] });
  expect(openSlips(gap, kept, measured, product)).toEqual([]);
  expect(keptSlips(gap, kept)).toMatchObject([{ cell: '', value: '259' }]);
  const other = answer('2590', { keptSlips: ['=259'] });
  expect(openSlips(gap, other, measured, product)).toHaveLength(1);
  expect(keptSlips(gap, other)).toEqual([]);
});

it('questions nothing that is not applicable, as at the last visit or without a history', () => {
  expect(openSlips(gap, answer('259', { rating: ratings.NotApplicable }), measured, product)).toEqual([]);
  expect(openSlips(gap, answer('28.4', { prefilled: true }), measured, product)).toEqual([]);
  expect(openSlips(gap, answer('259'), [], product)).toEqual([]);
});

it('asks no more about a part that grew back once it is said to be replaced', () => {
  const worn = frozen('Measurement', { lifeEstimate: 'Min' });
  const grown = { ...newResult(worn), content: { value: '33.9' } };
  expect(openSlips(worn, grown, measured, product)).toMatchObject([{ kind: 'grewBack' }]);
  expect(openSlips(worn, { ...grown, replaced: true }, measured, product)).toEqual([]);
});

it('holds each cell of a table against its own history, and leaves what is computed alone', () => {
  const fields = ['a', 'b'].map((id, index) => ({
    id,
    index,
    title: id,
    keyboardType: '',
    inspectionPointFieldAggregation: 'No',
  }));
  const rows = [
    { id: 'r', index: 0, title: 'r', inspectionPointRowAggregation: 'No' },
    { id: 'sum', index: 1, title: 'sum', inspectionPointRowAggregation: 'Sum' },
  ];
  const table = frozen('SummaryWithRows', { fields, rows, inspectionPointAggregationDirection: 'Column' });
  const values = [
    { rowId: 'r', fieldId: 'a', value: '47' },
    { rowId: 'r', fieldId: 'b', value: '4.65' },
    { rowId: 'sum', fieldId: 'a', value: '470' },
  ];
  const before = ['r', 'sum'].flatMap((row) =>
    ['a', 'b'].map((field) => ({ series: `row:${row}/field:${field}`, values: [{ value: 46.9 }] })),
  );
  const found = openSlips(table, { ...newResult(table), content: { fields, rows, values } as never }, before, product);
  expect(found).toMatchObject([{ cell: 'r/b', kind: 'tenfold', meant: 46.5 }]);
});
