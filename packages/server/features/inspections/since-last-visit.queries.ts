import type { FollowUpState } from '@assay/domain/inspections/follow-up';
import type { Disposal } from '@assay/domain/inspections/ledger';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The visit of a report, and the scope whose visits to its machine count. */
export interface VisitOfReport {
  id: string;
  equipmentId: string;
  at: Date;
  scope: Scope;
}

const mostEarlier = 50;

/** The submitted inspections of a machine before this one, newest first. */
const earlierInspections = (db: Db, { id, equipmentId, at, scope }: VisitOfReport) =>
  visible
    .visits(db, scope)
    .innerJoin('inspection', 'inspection.id', 'visit.id')
    .select(['visit.id', 'visit.visited_at', 'inspection.loaded_hours'])
    .where('inspection.equipment_id', '=', equipmentId)
    .where('visit.current_version', '>', 0)
    .where('visit.visited_at', '<=', at)
    .where('visit.id', '<>', id);

export const findLastInspection = (db: Db, visit: VisitOfReport) =>
  earlierInspections(db, visit)
    .orderBy('visit.visited_at', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The hours under load of visits, as they were typed. */
export const listLoadedHours = (db: Db, visitIds: readonly string[]) =>
  afterGuard(db)
    .selectFrom('inspection')
    .select(['id', 'loaded_hours'])
    .where('id', '=', sql<string>`any(${visitIds}::uuid[])`)
    .execute();

export interface EarlierFindingRow {
  id: string;
  title: string;
  state: FollowUpState;
  visited_at: Date;
  inspection_point_id: string | null;
  /** Given by this visit. */
  answer: Disposal | null;
  was_reported: boolean | null;
}

/**
 * Findings and actions of earlier inspections that are open, were closed since a moment, or are done as this visit says,
 * oldest first; an action at the point of a finding of its visit is the same thing, unless it is open and the finding is
 * closed, or this visit says of the action alone that it is done.
 */
export async function listEarlierFindings(db: Db, visit: VisitOfReport, since: Date): Promise<EarlierFindingRow[]> {
  const { rows } = await sql<EarlierFindingRow>`
    with earlier as ${earlierInspections(db, visit)}, settled as (
      select follow_up_id from disposal where visit_id = ${visit.id} and answer in ('done', 'fixedOnSite')
    ), left_behind as (
      select visit_id, id, known_as, title, state, closed_at, point_key, 1 as kind, index
      from finding where visit_id in (select id from earlier)
        and (not (fixed_on_site and state <> 'open') or id in (select follow_up_id from settled))
      union all
      select visit_id, id, known_as, title, state, closed_at, point_key, 2, index
      from priority_action action where visit_id in (select id from earlier) and not exists (
        select from finding where finding.visit_id = action.visit_id and finding.point_key = action.point_key
          and case when action.state <> 'open' and action.id in (select follow_up_id from settled)
            then finding.id in (select follow_up_id from settled) else finding.state = 'open' or action.state <> 'open' end)
    )
    select coalesce(known_as, left_behind.id) as id, title, state, earlier.visited_at, said.answer, said.was_reported,
      (select result.inspection_point_id from result join run on run.id = result.run_id
        where run.visit_id = earlier.id and result.point_key = left_behind.point_key limit 1) as inspection_point_id
    from earlier join left_behind on left_behind.visit_id = earlier.id
    left join disposal said on said.visit_id = ${visit.id} and said.follow_up_id = left_behind.id
    where state = 'open' or (state in ('done', 'verified')
      and (closed_at >= ${since} or left_behind.id in (select follow_up_id from settled)))
    order by earlier.visited_at, kind, index limit ${mostEarlier}`.execute(db);
  return rows;
}
