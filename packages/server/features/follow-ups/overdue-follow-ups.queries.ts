import { can } from '@assay/domain/access';
import { dayOf } from '@assay/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';
import { listFollowUps, type MachineFollowUpRecord } from './machine-follow-ups.queries.ts';

export const mostOverdue = 500;

/**
 * What submitted visits left open after the day that it was due, longest first: one's own, and for those who verify
 * all that they may see.
 */
export function listOverdue(
  db: Db,
  scope: Scope,
  person: Person,
  now: Date,
  most: number,
): Promise<MachineFollowUpRecord[]> {
  const isTheirs = can(person, 'followUps.verify') ? sql`true` : sql`owner_id = ${person.userId}`;
  const found = sql`state = 'open' and due is not null and due < ${dayOf(now)}::date and ${isTheirs}`;
  return listFollowUps(db, scope, { found, order: sql`followed.due`, most });
}
