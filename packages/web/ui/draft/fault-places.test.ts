import { describe, expect, it } from 'vitest';
import { placed } from './fault-places.ts';

const point = {
  name: '',
  commentField: { present: true },
  multipleChoices: [{ id: 'l1', options: [{ id: 'o1' }, { id: 'o2', followUpRangeValue: { id: 'f', title: '' } }] }],
};

describe('the place of a fault', () => {
  it.each([
    ['name', 'name'],
    ['commentField.present', 'commentField.present'],
    ['multipleChoices', 'multipleChoices'],
    ['multipleChoices.0', 'l1'],
    ['multipleChoices.0.title', 'l1.title'],
    ['multipleChoices.0.options.1.title', 'o2.title'],
    ['multipleChoices.0.options.1.followUpRangeValue.title', 'o2.followUpRangeValue.title'],
    ['multipleChoices.7.title', 'multipleChoices.7.title'],
    ['nothing.of.this', 'nothing.of.this'],
  ])('%s is found at %s', (path, place) => {
    expect(placed(point, [{ path, message: 'Wrong' }])).toEqual({ [place]: 'Wrong' });
  });
});
