import { describe, expect, it } from 'vitest';
import { newGroupOption, newRangeValue } from '../points/new-parts.ts';
import { ratings } from '../ratings.ts';
import { restOk } from './mark-ok.ts';
import { isDone, lackingFaults } from './progress.ts';
import { type RunWork, stepsOf } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const judge = { product, external: false };
const required = { present: true, required: true };
const group = (...options: object[]) => ({
  optionGroup: {
    id: 'g',
    name: 'Condition',
    custom: true,
    options: options.map((option, index) => ({
      ...newGroupOption(index),
      id: `o${index}`,
      name: `O${index}`,
      ...option,
    })),
  },
});
const rated = group({ rating: ratings.Repair }, { rating: ratings.Ok });

const restOf = (run: RunWork) =>
  restOk(stepsOf(run), run.results, judge, ({ at }) => {
    const result = run.results.get(at.id);
    return result !== undefined && isDone(result, () => lackingFaults(at, result, judge));
  });

describe('marking the rest Ok', () => {
  it.each([
    ['a plain comment', frozen('Comment'), { rating: 0 }],
    [
      'an option that rates Ok',
      frozen('RadioButtonSelection', { ...rated, contentRequired: true }),
      { rating: 0, selection: 'o1' },
    ],
    ['options without a rating', frozen('RadioButtonSelection', group({}, {})), undefined],
    [
      'an option that asks for more',
      frozen('RadioButtonSelection', group({ rating: 0, followUpRangeValue: newRangeValue(0) })),
      undefined,
    ],
    ['a value', frozen('Measurement'), undefined],
    ['a required text', frozen('Comment', { contentRequired: true }), undefined],
    ['a required comment', frozen('Comment', { commentField: required }), undefined],
    ['a required photo', frozen('Comment', { photoField: { ...required, onlyForFailure: false } }), undefined],
    [
      'a photo at a failure alone',
      frozen('Comment', { photoField: { ...required, onlyForFailure: true } }),
      { rating: 0 },
    ],
    ['no rating at all', frozen('Comment', { ratingField: { present: false, required: false } }), undefined],
  ])('%s', (_, point, change) => {
    const run = work(snapshot([[snapshotPoint('one', point)]]));
    const { marks, leaves } = restOf(run);
    expect(marks.map((mark) => mark.change)).toEqual(change ? [change] : []);
    expect(leaves).toHaveLength(change ? 0 : 1);
  });

  it.each([
    ['rated', { rating: ratings.Follow }, []],
    ['commented on', { comment: 'Damp' }, []],
    ['as at the last visit', { content: { value: 'Dry' }, prefilled: true }, ['one']],
  ])('does not touch what is %s', (_, answer, left) => {
    const run = work(snapshot([[snapshotPoint('one', frozen('Comment'))]]), { one: answer as object });
    const { marks, leaves } = restOf(run);
    expect([marks, leaves.map(({ at }) => at.id)]).toEqual([[], left]);
  });

  it('leaves a value that nobody has rated, and says so', () => {
    const run = work(snapshot([[snapshotPoint('one', frozen('Measurement', { ratingField: required }))]]), {
      one: { content: { value: '95' } },
    });
    const { marks, leaves } = restOf(run);
    expect([marks, leaves.map(({ at }) => at.id)]).toEqual([[], ['one']]);
  });
});
