import { describe, expect, it } from 'vitest';
import { newGroupOption } from '../points/new-parts.ts';
import { newResult } from './result.ts';
import { strayCommentOf } from './stray-comment.ts';
import { frozen } from './testing/runs.ts';

const option = (id: string, name: string, defaultComment = '') => ({ ...newGroupOption(0), id, name, defaultComment });
const optionGroup = {
  ...{ id: 'g', name: 'Condition', custom: true },
  options: [
    option('marks', 'Rolling marks', 'Grease it.'),
    option('worn', 'Worn', 'Grease it.'),
    option('good', 'Good'),
  ],
};
const point = frozen('RadioButtonSelection', { optionGroup });

describe('a comment', () => {
  it.each([
    ['of the option that is chosen', 'marks', 'Grease it.', undefined],
    ['that two options share, of which one is chosen', 'worn', 'Grease it.', undefined],
    ['of an option that is not chosen any more', 'good', 'Grease it.', 'Rolling marks'],
    ['of an option, while none is chosen', null, 'Grease it.', 'Rolling marks'],
    ['that somebody has written', 'good', 'Grease it. Left side.', undefined],
    ['that is empty', 'good', '', undefined],
  ])('%s', (_, selection, comment, stray) => {
    const result = newResult(point);
    const content = { ...result.content, selection } as typeof result.content;
    expect(strayCommentOf(point, { ...result, content, comment })).toBe(stray);
  });

  it('of a point without options belongs to nobody', () => {
    const plain = frozen('Comment');
    expect(strayCommentOf(plain, { ...newResult(plain), comment: 'Grease it.' })).toBeUndefined();
  });
});
