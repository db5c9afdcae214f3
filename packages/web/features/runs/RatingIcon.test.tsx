import { type RatingName, ratings } from '@assay/domain/ratings';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { RatingIcon } from './RatingIcon.tsx';

const drawn = (rating: RatingName) => {
  const { container } = renderPiece(<RatingIcon rating={rating} />);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  return { icon: container.querySelector('svg'), paths };
};

describe('the mark of a rating', () => {
  it('of Immediate is a filled octagon, with an exclamation mark cut out of it as on paper', () => {
    const { icon, paths } = drawn('ImmediateAction');
    expect(icon?.getAttribute('fill')).toBe('currentColor');
    // The octagon, the dot and the bar.
    expect(paths.join('').match(/z/g)).toHaveLength(3);
  });

  it('has a shape of its own for each rating that can be given', () => {
    const names = (Object.keys(ratings) as RatingName[]).filter((name) => name !== 'Obsolete');
    const shapes = names.map((name) => drawn(name).paths.join(' '));
    expect(shapes).not.toContain('');
    expect(new Set(shapes).size).toBe(names.length);
  });
});
