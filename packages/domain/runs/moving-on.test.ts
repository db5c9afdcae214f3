import { describe, expect, it } from 'vitest';
import { ratings } from '../ratings.ts';
import { nextOpen, saysAll } from './moving-on.ts';
import { newResult } from './result.ts';
import { frozen, snapshotPoint } from './testing/runs.ts';

const product = { productFamilyId: null, productModelId: null };
const unrated = { ratingField: { present: false, required: false } };

describe('a point has said all', () => {
  it.each([
    ['a comment rated Ok', frozen('Comment'), { rating: ratings.Ok }, true],
    ['a comment that is not rated', frozen('Comment'), { content: { value: 'Dry' } }, false],
    ['a comment without a rating', frozen('Comment', unrated), { content: { value: 'Dry' } }, true],
    ['an empty comment without a rating', frozen('Comment', unrated), {}, false],
    ['a value rated Ok', frozen('Measurement'), { content: { value: '12' }, rating: ratings.Ok }, true],
    ['no value rated Ok', frozen('Measurement'), { rating: ratings.Ok }, false],
    ['a value rated Follow up', frozen('Measurement'), { content: { value: '12' }, rating: ratings.Follow }, false],
    ['no value, not applicable', frozen('Measurement'), { rating: ratings.NotApplicable }, true],
  ])('%s: %s', (_, point, answer, all) => {
    expect(saysAll(snapshotPoint('one', point), { ...newResult(point), ...(answer as object) }, product)).toBe(all);
  });
});

it('goes on to the next open step, then to one that was passed, then nowhere', () => {
  const isOpen = (step: string) => step.startsWith('open');
  expect(nextOpen(['open 1', 'done', 'open 2'], 0, isOpen)).toBe('open 2');
  expect(nextOpen(['open 1', 'done', 'open 2'], 2, isOpen)).toBe('open 1');
  expect(nextOpen(['done', 'open 2'], 1, isOpen)).toBeUndefined();
  expect(nextOpen(['open 1'], -1, isOpen)).toBe('open 1');
});
