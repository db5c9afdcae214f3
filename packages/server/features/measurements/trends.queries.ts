import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** One line of a chart: a point and which of its series. */
export interface Wanted {
  inspectionPointId: string;
  series: string;
}

export interface Horizon {
  equipmentId: string;
  /** Nothing later counts. */
  until: Date;
  /** Runs that are left out: those of the report itself. */
  runIds: readonly string[];
  /** Whose visits count; null for those of every company. */
  companyId: string | null;
  /** So many of the newest for each line. */
  most: number;
}

export interface TrendRow extends Wanted {
  at: Date;
  value: number;
  inspectionId: string;
  inspectionName: string;
  hours: number | null;
  replaced: boolean;
}

/** What was measured on a machine, oldest first: one look into the index of its history for each line. */
export async function listTrendValues(db: Db, wanted: readonly Wanted[], horizon: Horizon): Promise<TrendRow[]> {
  const { equipmentId, until, runIds, companyId, most } = horizon;
  const { rows } = await sql<TrendRow>`
    select wanted.point_id as "inspectionPointId", wanted.series, taken.taken_at as at, taken.value,
      taken.visit_id as "inspectionId", taken.name as "inspectionName", taken.loaded_hours as hours, taken.replaced
    from unnest(${wanted.map(({ inspectionPointId }) => inspectionPointId)}::uuid[],
      ${wanted.map(({ series }) => series)}::text[]) as wanted (point_id, series)
    cross join lateral (
      select measurement.taken_at, measurement.value, measurement.loaded_hours, measurement.replaced, visit.id as visit_id, visit.name
      from measurement
      join run on run.id = measurement.run_id
      join visit on visit.id = run.visit_id and visit.deleted_at is null
      where measurement.equipment_id = ${equipmentId} and measurement.inspection_point_id = wanted.point_id
        and measurement.series = wanted.series and measurement.taken_at <= ${until}
        and measurement.run_id <> all(${runIds}::uuid[])
        and (${companyId}::uuid is null or visit.company_id = ${companyId})
      order by measurement.taken_at desc, measurement.run_id desc
      limit ${most}
    ) taken
    order by taken.taken_at, taken.visit_id`.execute(db);
  return rows;
}
