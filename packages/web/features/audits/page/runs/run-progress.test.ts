import { ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { saysSomething } from './run-progress.ts';

const nothing = {
  id: 'r',
  protocolPointId: 'p',
  inspectionPointId: 'i',
  type: 'Comment',
  rating: ratings.NotSet,
  comment: ' ',
  internalComment: '',
  nameOverride: 'Another name',
  prefilled: false,
  voiceCommentId: null,
  photos: [],
  value: '',
  selection: null,
  content: { values: [{ fieldId: 'f', value: '' }] },
  rangeValues: [{ rangeValueId: 'v', value: '' }],
  multipleChoices: [{ multipleChoiceId: 'm', optionIds: [] }],
  dropdowns: [{ dropdownId: 'd', optionIds: [] }],
} as const;

type Result = Parameters<typeof saysSomething>[0];

describe('a point of a run', () => {
  it('is not answered while nothing was found at it', () => {
    expect(saysSomething(nothing as unknown as Result)).toBe(false);
  });

  it.each([
    { rating: ratings.NotApplicable },
    { comment: 'Loose' },
    { internalComment: 'Ask the foreman' },
    { voiceCommentId: 'voice' },
    { photos: [{ imageId: 'i', caption: '', layout: 'Default' }] },
    { value: '4' },
    { selection: 'option' },
    { content: { values: [{ fieldId: 'f', value: '4' }] } },
    { rangeValues: [{ rangeValueId: 'v', value: '4' }] },
    { multipleChoices: [{ multipleChoiceId: 'm', optionIds: ['o'] }] },
    { dropdowns: [{ dropdownId: 'd', optionIds: ['o'] }] },
  ])('is answered by %o', (given) => {
    expect(saysSomething({ ...nothing, ...given } as unknown as Result)).toBe(true);
  });
});
