import { describe, expect, it } from 'vitest';
import { type RatingName, ratings } from '../ratings.ts';
import { followUpStates, isOverdue, needsManager, usualDue } from './follow-up.ts';

it.each<[RatingName, string, string | null]>([
  ['ImmediateAction', '2026-03-04T09:00:00Z', '2026-03-04'],
  ['ImmediateAction', '2026-03-04T23:59:59Z', '2026-03-04'],
  ['Repair', '2026-03-04T09:00:00Z', '2026-04-03'],
  ['Repair', '2028-02-01T09:00:00Z', '2028-03-02'],
  ['Follow', '2026-03-04T09:00:00Z', '2026-06-02'],
  ['Follow', '2026-12-31T23:59:59Z', '2027-03-31'],
  ['Ok', '2026-03-04T09:00:00Z', null],
  ['NotApplicable', '2026-03-04T09:00:00Z', null],
  ['NotSet', '2026-03-04T09:00:00Z', null],
  ['Obsolete', '2026-03-04T09:00:00Z', null],
])('what is made of a point rated %s on %s is due on %s', (rating, now, due) => {
  expect(usualDue(ratings[rating], new Date(now))).toBe(due);
});

describe('following up', () => {
  it('lets anyone say done or open again, and a Manager what is closed', () => {
    const free = followUpStates.flatMap((from) =>
      followUpStates.filter((to) => !needsManager(from, to)).map((to) => `${from} ${to}`),
    );
    expect(free).toEqual(['open open', 'open done', 'done open', 'done done']);
  });

  it.each([
    ['open', '2026-05-09', true],
    ['open', '2026-05-10', false],
    ['open', null, false],
    ['done', '2026-05-09', false],
  ] as const)('of what is %s and due on %s is late on the tenth of May: %s', (state, due, late) => {
    expect(isOverdue({ state, due }, new Date('2026-05-10T00:00:00Z'))).toBe(late);
  });
});
