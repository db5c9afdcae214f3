import type { MachineFollowUp } from '@assay/contract/follow-ups';
import { can, debugGroups } from '@assay/domain/access';
import { followUpStates, isClosed } from '@assay/domain/inspections/follow-up';
import type { Disposal } from '@assay/domain/inspections/ledger';
import { dayOf } from '@assay/domain/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';
import type { Person } from '../../http/session/session.ts';

export const mostListed = 500;

export interface MachineFollowUpRecord
  extends Pick<MachineFollowUp, 'id' | 'kind' | 'title' | 'description' | 'priority' | 'due'> {
  key: string;
  visit_id: string;
  visit_name: string;
  visited_at: Date;
  point_key: string | null;
  /** The point that is asked for there, which is the same in every protocol. */
  inspection_point_id: string | null;
  state: MachineFollowUp['state'];
  closed_at: Date | null;
  revision: number;
  owner_id: string | null;
  owner_name: string | null;
  /** The answer of a later visit that the reader may see. */
  answer: Disposal | null;
  was_reported: boolean | null;
  said_by_name: string | null;
  said_at: Date | null;
}

interface Wanted {
  /** A condition for findings and for priority actions alike. */
  found: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  most: number;
  /** Leaves visits until then. */
  until?: Date;
}

/** Findings and actions of submitted visits that one may see, with their owners. */
export async function listFollowUps(
  db: Db,
  scope: Scope,
  { found, order, most, until }: Wanted,
): Promise<MachineFollowUpRecord[]> {
  const submitted = visible
    .visits(db, scope)
    .select(['visit.id', 'visit.name', 'visit.visited_at'])
    .where('visit.id', 'in', sql<string>`(select visit_id from followed)`)
    .where('visit.current_version', '>', 0)
    .$if(until !== undefined, (query) => query.where('visit.visited_at', '<=', until ?? new Date()));
  const visits = visible.visits(db, scope).select('visit.id');
  const people = visible.users(db, scope).select(['app_user.id', 'app_user.name']);
  const { rows } = await sql<MachineFollowUpRecord>`
    with followed as (
      select 'finding' as kind, coalesce(known_as, id) as id, id as key, visit_id, point_key, index, title, description, null as priority, state, owner_id, due, closed_at, revision
      from finding where ${found}
      union all
      select 'priorityAction', coalesce(known_as, id), id, visit_id, point_key, index, title, description, priority, state, owner_id, due, closed_at, revision
      from priority_action where ${found}
    ), submitted as ${submitted}
    select followed.kind, followed.id, followed.key, followed.visit_id, submitted.name as visit_name, submitted.visited_at,
      followed.title, followed.description, followed.priority, followed.state, followed.owner_id, owner.name as owner_name,
      followed.due::text, followed.closed_at, followed.revision, followed.point_key,
      said.answer, said.was_reported, said.said_at, speaker.name as said_by_name,
      (select result.inspection_point_id from run join result on result.run_id = run.id
        where run.visit_id = followed.visit_id and result.point_key = followed.point_key limit 1) as inspection_point_id
    from followed join submitted on submitted.id = followed.visit_id
    left join app_user owner on owner.id = followed.owner_id
    left join lateral (
      select answer, was_reported, said_by, said_at from disposal
      where (finding_id = followed.key or priority_action_id = followed.key) and visit_id in ${visits}
      order by said_at desc limit 1) said on true
    left join ${people} speaker on speaker.id = said.said_by
    order by ${order}, followed.id limit ${most}`.execute(db);
  return rows;
}

/** The follow-ups of submitted visits to a machine: open ones first, oldest first; or closed ones, newest first. */
export function listOfMachine(
  db: Db,
  scope: Scope,
  equipmentId: string,
  closed: boolean,
): Promise<MachineFollowUpRecord[]> {
  const states = followUpStates.filter((state) => isClosed(state) === closed);
  const found = sql`equipment_id = ${equipmentId} and state = any(${states})`;
  const order = closed
    ? sql`followed.closed_at desc`
    : sql`followed.state = 'open' desc, submitted.visited_at, followed.kind, followed.index`;
  return listFollowUps(db, scope, { found, order, most: mostListed });
}

/** Visible people of the provider's staff and of the company of the work who can open it: no staff without groups, no expired account. */
const owners = (db: Db, scope: Scope, companyId: string, now: Date) =>
  visible
    .users(db, scope)
    .where(({ or, and, eb }) =>
      or([
        and([eb('app_user.kind', '=', 'internal'), sql<boolean>`app_user.groups && ${[...debugGroups]}::text[]`]),
        and([
          eb('app_user.kind', '=', 'external'),
          eb('app_user.company_id', '=', companyId),
          or([eb('app_user.expires_at', 'is', null), eb('app_user.expires_at', '>', now)]),
        ]),
      ]),
    );

export const listOwners = (db: Db, scope: Scope, companyId: string, now: Date) =>
  owners(db, scope, companyId, now)
    .select(['app_user.id', 'app_user.name'])
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .execute();

export const findOwner = (db: Db, scope: Scope, companyId: string, userId: string, now: Date) =>
  owners(db, scope, companyId, now).select('app_user.id').where('app_user.id', '=', userId).executeTakeFirst();

export const mostOverdue = 500;

/**
 * Follow-ups of submitted visits that are open after their due day, the longest first: one's own, and for those who verify
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
