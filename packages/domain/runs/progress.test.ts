import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { resultFaults } from './judge-result.ts';
import { isDone, lackingFaults, progressByCategory, progressOfRun } from './progress.ts';
import { newResult, type PointResult } from './result.ts';
import { type RunWork, stepsOf } from './submit-check.ts';
import { frozen, snapshot, snapshotPoint, work } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const required = { present: true, required: true };
const photo = { imageId: 'i', caption: '', layout: 'Default' } as const;
const rated = { rating: ratings.Ok };

const workOf = (points: readonly ReturnType<typeof snapshotPoint>[], found: Record<string, object>): RunWork => ({
  snapshot: snapshot([[...points]]),
  ...{ choices: [], samples: {}, extraPoints: [], product, modelName: null },
  results: new Map(points.map((at) => [at.id, { ...newResult(at.point), ...found[at.id] } as PointResult])),
});

describe('a point of a run is open', () => {
  const photoField = { ...required, onlyForFailure: false };
  const list = {
    multipleChoices: [
      {
        ...{
          id: 'm',
          index: 0,
          title: 'Found',
          metas: [],
          options: [{ id: 'o', index: 0, title: 'Crack', metas: [] }],
        },
      },
    ],
  };
  it.each([
    ['untouched', frozen('Comment'), {}, 0],
    ['rated', frozen('Comment'), rated, 1],
    ['rated, without the photo it requires', frozen('Comment', { photoField }), rated, 0],
    ['rated, with that photo', frozen('Comment', { photoField }), { ...rated, photos: [photo] }, 1],
    ['rated, without the comment it requires', frozen('Comment', { commentField: required }), rated, 0],
    ['commented, without the rating it requires', frozen('Comment', { ratingField: required }), { comment: 'Dry' }, 0],
    ['rated Ok without its value', frozen('Measurement'), rated, 0],
    ['rated Ok with its value', frozen('Measurement'), { ...rated, content: { value: '4' } }, 1],
    ['rated Ok, nothing ticked in its list', frozen('MultipleChoices', list), rated, 1],
    ['not applicable', frozen('Comment', { photoField }), { rating: ratings.NotApplicable }, 1],
    ['as at the last visit', frozen('Measurement'), { content: { value: '4' }, prefilled: true }, 0],
  ])('until it says all that it asks for: %s', (_, point, found, done) => {
    const run = workOf([snapshotPoint('one', point)], { one: found });
    expect(progressOfRun(run, { external: false })).toEqual({ done, all: 1 });
  });

  it('for the staff alone where an internal comment is required', () => {
    const run = workOf([snapshotPoint('one', frozen('Comment', { internalCommentField: required }))], { one: rated });
    const doneFor = (external: boolean) => progressOfRun(run, { external }).done;
    expect([doneFor(false), doneFor(true)]).toEqual([0, 1]);
  });

  it('by the faults that stand in its way and by what Ok alone does not answer', () => {
    const at = snapshotPoint('one', frozen('Measurement', { photoField, contentRequired: false }));
    const result = { ...newResult(at.point), ...rated } as PointResult;
    const faults = lackingFaults(at, result, { product, external: false });
    expect(faults.map(({ part }) => part)).toEqual(['photos', 'content']);
  });
});

describe('progress', () => {
  it('counts by category the points that are answered and lack nothing', () => {
    const point = frozen('Comment', { ratingField: { present: true, required: true } });
    const run = snapshot([[snapshotPoint('a', point), snapshotPoint('b', point)], [snapshotPoint('c', point)]]);
    const given = work(run, {
      a: { rating: ratings.Ok },
      b: { comment: 'not rated yet' },
      c: { rating: ratings.Ok, prefilled: true },
    });
    const judge = { product: given.product, external: false };
    const progress = progressByCategory(stepsOf(given), ({ at: placed }) => {
      const result = given.results.get(placed.id);
      return result !== undefined && isDone(result, () => resultFaults(placed, result, judge));
    });
    expect(progress).toEqual(
      new Map([
        ['c0', { done: 1, all: 2 }],
        ['c1', { done: 0, all: 1 }],
      ]),
    );
  });
});
