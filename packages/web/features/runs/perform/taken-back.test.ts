import { newGroupOption } from '@assay/domain/points/new-parts';
import { ratings } from '@assay/domain/ratings';
import { frozen } from '@assay/domain/runs/testing/runs';
import { expect, it } from 'vitest';
import { takenBack } from './taken-back.ts';

const options = ['Tight', 'Loose'].map((name, index) => ({
  ...newGroupOption(index),
  id: name,
  name,
  defaultComment: index === 1 ? 'Tightened.' : '',
}));
const choice = frozen('RadioButtonSelection', { optionGroup: { id: 'g', name: 'Bolts', options } });
const opened = { rating: ratings.NotSet, value: '', selection: null, comment: '', followUps: [], prefilled: false };
const unrated = { rating: ratings.NotSet, selection: null, followUps: [], prefilled: false };

it.each([
  ['a chosen option', { rating: ratings.Ok, selection: 'Tight' }, unrated],
  [
    'an option with the words that came with it',
    { selection: 'Loose', comment: 'Tightened.' },
    { ...unrated, comment: '' },
  ],
  ['an option, and not the words that were typed', { selection: 'Loose', comment: 'By 10 Nm.' }, unrated],
  ['the rating of a typed value, and not the value', { rating: ratings.Ok, value: '91' }, { rating: ratings.NotSet }],
  [
    'the rating beside what was ticked, and not the ticks',
    { rating: ratings.Ok, multipleChoices: [{ id: 'a', selected: true }] },
    { rating: ratings.NotSet },
  ],
])('undoing takes back %s', (_, change, expected) => {
  expect(takenBack(choice, opened as never, { ...opened, ...change } as never)).toEqual(expected);
});
