import { describe, expect, it } from 'vitest';
import { newGroupOption } from '../points/new-parts.ts';
import { ratings } from '../ratings.ts';
import { optionRated, proposedRating, ratedByGoingOn, ratingAfter } from './proposed-rating.ts';
import { newResult } from './result.ts';
import { frozen } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const measurementLimits = [
  { id: 'l', productFamilyId: null, productModelId: null, criticalLow: 15, low: 22, high: null, criticalHigh: null },
];

describe('a proposed rating', () => {
  it.each([
    ['22', ratings.Ok],
    ['21,9', ratings.Follow],
    ['14', ratings.ImmediateAction],
    ['abc', undefined],
    ['', undefined],
  ])('of %s is %s', (value, rating) => {
    const point = frozen('Measurement', { measurementLimits });
    expect(proposedRating(point, { ...newResult(point), content: { value } }, product)).toBe(rating);
  });

  it('is the worst of a table, once it is complete', () => {
    const fields = ['a', 'b'].map((id, index) => ({
      id,
      index,
      title: id,
      keyboardType: '',
      inspectionPointFieldAggregation: 'No',
    }));
    const rows = [{ id: 'r', index: 0, title: 'r', inspectionPointRowAggregation: 'No' }];
    const point = frozen('SummaryWithRows', { measurementLimits, fields, rows });
    const proposed = (...values: string[]) => {
      const cells = values.map((value, place) => ({ rowId: 'r', fieldId: place === 0 ? 'a' : 'b', value }));
      return proposedRating(point, { ...newResult(point), content: { fields, rows, values: cells } as never }, product);
    };
    expect([proposed('30'), proposed('30', '20'), proposed('30', '25')]).toEqual([
      undefined,
      ratings.Follow,
      ratings.Ok,
    ]);
  });

  it('has an option where one carries it', () => {
    const options = [ratings.Repair, ratings.Ok].map((rating, index) => ({
      ...newGroupOption(index),
      ...{ id: `o${index}`, name: `O${index}`, rating },
    }));
    const optionGroup = { id: 'g', name: 'Condition', custom: true, options };
    expect(optionRated(frozen('RadioButtonSelection', { optionGroup }), ratings.Repair)?.id).toBe('o0');
    expect(optionRated(frozen('Comment'), ratings.Ok)).toBeUndefined();
  });
});

it.each([
  ['typed today', { content: { value: '30' } }, ratings.Ok],
  ['typed today, below its limit', { content: { value: '18' } }, ratings.Follow],
  ['rated already', { content: { value: '30' }, rating: ratings.Repair }, undefined],
  ['as at the last visit', { content: { value: '30' }, prefilled: true }, undefined],
  ['not there', { content: { value: '' } }, undefined],
])('going on takes over the rating of a value that is %s', (_, given, rating) => {
  const point = frozen('Measurement', { measurementLimits });
  expect(ratedByGoingOn(point, { ...newResult(point), ...given }, product)).toBe(rating);
});

it.each([
  ['follows the limits where it did before', ratings.Ok, '18', ratings.Follow],
  ['is taken back with the value that proposed it', ratings.Ok, '', ratings.NotSet],
  ['stays where the inspector chose another', ratings.Repair, '18', ratings.Repair],
  ['stays unset until somebody rates', ratings.NotSet, '18', ratings.NotSet],
])('the rating of a changed value %s', (_, rating, value, expected) => {
  const point = frozen('Measurement', { measurementLimits });
  const before = { ...newResult(point), content: { value: '30' }, rating };
  expect(ratingAfter(point, before, { value }, product)).toBe(expected);
});
