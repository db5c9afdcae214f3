import { newGroupOption } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { newResult } from '@assay/domain/runs/result';
import { frozen } from '@assay/domain/runs/testing/runs';
import { expect, it } from 'vitest';
import { ratedChange } from './rated-change.ts';

const point = frozen('RadioButtonSelection', {
  optionGroup: {
    id: 'g',
    name: 'Condition',
    custom: true,
    options: [{ ...newGroupOption(0), id: 'worn', name: 'Worn', defaultComment: 'Worn.' }],
  },
});
const chosen = { ...newResult(point), content: { selection: 'worn', followUps: [] } };

it.each([
  ['a rating', ratings.Follow, 'Worn.', { rating: 1 }],
  ['not applicable', ratings.NotApplicable, 'Worn.', { rating: 4, selection: null, followUps: [], comment: '' }],
  ['not applicable', ratings.NotApplicable, 'Worn. Left side.', { rating: 4, selection: null, followUps: [] }],
])(
  '%s leaves no option chosen where it means that there is none, and keeps what somebody wrote',
  (_, rating, comment, change) => {
    expect(ratedChange(point, { ...chosen, comment }, rating)).toEqual(change);
  },
);
