import { expect, it } from 'vitest';
import { type RatingName, ratings } from '../ratings.ts';
import { usualDue } from './follow-up.ts';

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
