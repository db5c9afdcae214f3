import type { OpenFollowUp } from '@assay/contract/follow-ups';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

const mostOpen = 500;

export interface OpenRecord extends Pick<OpenFollowUp, 'id' | 'kind' | 'title' | 'description' | 'priority' | 'due'> {
  inspection_id: string;
  inspection_name: string;
  inspection_date: Date;
  state: OpenFollowUp['state'];
  closed_at: Date | null;
  revision: number;
  owner_id: string | null;
  owner_name: string | null;
}

/** What is open of a machine's submitted inspections, oldest first. */
export async function listOpen(db: Db, scope: Scope, equipmentId: string): Promise<OpenRecord[]> {
  const submitted = visible
    .inspections(db, scope)
    .select(['inspection.id', 'inspection.name', 'inspection.inspection_date'])
    .where('inspection.equipment_id', '=', equipmentId)
    .where('inspection.current_version', '>', 0);
  const { rows } = await sql<OpenRecord>`
    with submitted as ${submitted}, open as (
      select 'finding' as kind, id, inspection_id, title, description, null as priority, state, owner_id, due, closed_at, revision
      from finding where equipment_id = ${equipmentId} and state = 'open'
      union all
      select 'priorityAction', id, inspection_id, title, description, priority, state, owner_id, due, closed_at, revision
      from priority_action where equipment_id = ${equipmentId} and state = 'open'
    )
    select open.kind, open.id, open.inspection_id, submitted.name as inspection_name, submitted.inspection_date, open.title,
      open.description, open.priority, open.state, open.owner_id, owner.name as owner_name, open.due::text, open.closed_at,
      open.revision
    from open join submitted on submitted.id = open.inspection_id
    left join app_user owner on owner.id = open.owner_id
    order by submitted.inspection_date, open.kind, open.id limit ${mostOpen}`.execute(db);
  return rows;
}

/** The people that one may see, by name. */
export const listPeople = (db: Db, scope: Scope) =>
  visible
    .users(db, scope)
    .select(['app_user.id', 'app_user.name'])
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .execute();

/** Somebody that one may see, who is of the provider's staff or of the company that the work belongs to. */
export const findOwner = (db: Db, scope: Scope, userId: string, companyId: string) =>
  visible
    .users(db, scope)
    .select('app_user.id')
    .where('app_user.id', '=', userId)
    .where(({ or, eb }) => or([eb('app_user.kind', '=', 'internal'), eb('app_user.company_id', '=', companyId)]))
    .executeTakeFirst();
