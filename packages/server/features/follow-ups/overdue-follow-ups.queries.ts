import { can } from '@assay/domain/access';
import { dayOf } from '@assay/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { Person } from '../../http/person.ts';
import type { MachineFollowUpRecord } from './machine-follow-ups.queries.ts';

export const mostOverdue = 500;

/**
 * What submitted visits left open after the day that it was due, longest first: one's own, and for those who verify
 * all that they may see.
 */
export async function listOverdue(
  db: Db,
  scope: Scope,
  person: Person,
  now: Date,
  most: number,
): Promise<MachineFollowUpRecord[]> {
  const submitted = visible
    .visits(db, scope)
    .select(['visit.id', 'visit.name', 'visit.visited_at'])
    .where('visit.id', 'in', sql<string>`(select visit_id from followed)`)
    .where('visit.current_version', '>', 0);
  const isTheirs = can(person, 'followUps.verify') ? sql`true` : sql`owner_id = ${person.userId}`;
  const isOverdue = sql`state = 'open' and due is not null and due < ${dayOf(now)}::date and ${isTheirs}`;
  const { rows } = await sql<MachineFollowUpRecord>`
    with followed as (
      select 'finding' as kind, coalesce(known_as, id) as id, visit_id, title, description, null as priority, state, owner_id, due, closed_at, revision
      from finding where ${isOverdue}
      union all
      select 'priorityAction', coalesce(known_as, id), visit_id, title, description, priority, state, owner_id, due, closed_at, revision
      from priority_action where ${isOverdue}
    ), submitted as ${submitted}
    select followed.kind, followed.id, followed.visit_id, submitted.name as visit_name, submitted.visited_at,
      followed.title, followed.description, followed.priority, followed.state, followed.owner_id, owner.name as owner_name,
      followed.due::text, followed.closed_at, followed.revision
    from followed join submitted on submitted.id = followed.visit_id
    left join app_user owner on owner.id = followed.owner_id
    order by followed.due, followed.id limit ${most}`.execute(db);
  return rows;
}
