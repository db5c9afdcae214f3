import { newGroupOption } from '@assay/domain/points/new-parts';
import { type Rating, ratings } from '@assay/domain/ratings';
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

const option = (id: string, rating: Rating | null, defaultComment = '') => ({
  ...newGroupOption(0),
  ...{ id, name: id, rating, defaultComment },
});
const condition = (...options: object[]) =>
  frozen('RadioButtonSelection', { optionGroup: { id: 'g', name: 'Condition', custom: true, options } });
const three = condition(option('fine', 0, 'Fine.'), option('worn', 1), option('broken', 2, 'Broken.'));
const twice = condition(option('fine', 0), option('cracked', 2), option('bent', 2));

it.each([
  ['Ok chooses the option that says Ok', three, null, '', ratings.Ok, { selection: 'fine', comment: 'Fine.' }],
  ['keeps what somebody wrote', three, null, 'Dry', ratings.Ok, { selection: 'fine' }],
  [
    'another rating chooses another',
    three,
    'fine',
    'Fine.',
    ratings.Repair,
    { selection: 'broken', comment: 'Broken.' },
  ],
  ['a worse one that no option says', three, 'broken', '', ratings.ImmediateAction, undefined],
  [
    'a bad one against an option that says Ok',
    three,
    'fine',
    'Fine.',
    ratings.ImmediateAction,
    { selection: null, comment: '' },
  ],
  ['one that several options say', twice, null, '', ratings.Repair, undefined],
  ['no rating any more', three, 'fine', 'Fine.', ratings.NotSet, undefined],
  [
    'of an option that says nothing',
    condition(option('seen', null), option('fine', 0)),
    'seen',
    '',
    ratings.Ok,
    undefined,
  ],
])('%s', (_, of, selection, comment, rating, change) => {
  const given = { ...newResult(of), content: { selection, followUps: [] }, comment };
  expect(ratedChange(of, given, rating)).toEqual({ rating, ...(change && { followUps: [], ...change }) });
});
