import { listOverdue, mostOverdue } from '../../follow-ups/overdue-follow-ups.queries.ts';
import type { CountedKind } from './counted-kind.ts';

export const overdueFollowUps: CountedKind = {
  kind: 'overdueFollowUps',
  // As many as their list shows.
  most: mostOverdue,
  count: async ({ db, scope, person, now }, most) => (await listOverdue(db, scope, person, now, most)).length,
};
