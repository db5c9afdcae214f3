import { type ActionPriority, actionPriorities } from '@assay/domain/inspections/inspection';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../../testing/render-app.tsx';
import { PriorityMark } from './PriorityMark.tsx';

describe('the mark of a priority', () => {
  it.each<[ActionPriority, number]>([
    ['Low', 1],
    ['Medium', 2],
    ['High', 3],
  ])('of %s has %i bars filled, in no colour of a rating', (priority, count) => {
    const { container } = renderPiece(<PriorityMark priority={priority} label={priority} />);
    expect(container.querySelectorAll('rect[data-filled]')).toHaveLength(count);
    expect(container.querySelectorAll('[data-rating], [style], [fill], [color]')).toHaveLength(0);
    expect(screen.getByText(priority)).toBeTruthy();
  });

  it('is there for every priority', () => {
    expect([...actionPriorities].sort()).toEqual(['High', 'Low', 'Medium']);
  });
});
