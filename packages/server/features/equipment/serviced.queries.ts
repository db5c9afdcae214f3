import type { Period } from '@assay/domain/dashboards/service-periods';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** An inspection that was sent back had been submitted before; the index has the same condition. */
const wasSubmitted = sql<boolean>`(inspection.status <> 'In_Use' or inspection.sent_back_reason <> '')`;

/** The submitted inspections of a period, as far as one may see them: they make a machine a serviced one. */
export const servicesIn = (db: Db, scope: Scope, { from, to }: Period) =>
  visible
    .inspections(db, scope)
    .where(wasSubmitted)
    .where('inspection.inspection_date', '>=', from)
    .where('inspection.inspection_date', '<', to);

/** The submitted visits to a machine. */
const visitsTo = (equipmentId: string) => sql`
  select visit.company_id, visit.visited_at from run join visit on visit.id = run.visit_id
  where run.equipment_id = ${equipmentId} and run.deleted_at is null
    and visit.current_version > 0 and visit.deleted_at is null`;

/** Notes when a machine was last inspected by anybody and by each company; a company that never did sees it only while it is assigned. */
export async function refreshServiced(db: Db, equipmentId: string): Promise<void> {
  // Another refresh has committed once the lock is held, so that the next statement sees its visits too.
  await sql`select from equipment where id = ${equipmentId} for update`.execute(db);
  await sql`
    update equipment set last_inspected_at = (
      select max(visited_at) from (${visitsTo(equipmentId)}) visited)
    where id = ${equipmentId}`.execute(db);
  await sql`
    with serviced as (
      select company_id, max(visited_at) as at from (${visitsTo(equipmentId)}) visited group by company_id
    ), forgotten as (
      delete from equipment_company
      where equipment_id = ${equipmentId} and not assigned and company_id not in (select company_id from serviced)
    ), unserviced as (
      update equipment_company set last_inspected_at = null
      where equipment_id = ${equipmentId} and assigned and last_inspected_at is not null
        and company_id not in (select company_id from serviced)
    )
    insert into equipment_company (equipment_id, company_id, last_inspected_at)
    select ${equipmentId}, company_id, at from serviced
    on conflict (equipment_id, company_id) do update set last_inspected_at = excluded.last_inspected_at`.execute(db);
}
