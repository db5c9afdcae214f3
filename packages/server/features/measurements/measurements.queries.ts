import { type Insertable, sql } from 'kysely';
import { inChunks } from '../../db/in-chunks.ts';
import { afterGuard, type Db } from '../../db/pool.ts';
import type { MeasurementRow } from '../../db/tables/runs.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The newest version of the report that a run is part of; none while nothing was submitted, or once it is deleted. */
export const findSubmitted = (db: Db, runId: string) =>
  afterGuard(db)
    .selectFrom('run')
    .innerJoin('visit', 'visit.id', 'run.visit_id')
    .innerJoin('report_version', (version) =>
      version
        .onRef('report_version.visit_id', '=', 'visit.id')
        .onRef('report_version.version', '=', 'visit.current_version'),
    )
    .select(['report_version.content', 'visit.kind'])
    .where('run.id', '=', runId)
    .where('visit.deleted_at', 'is', null)
    .executeTakeFirst();

/** Takes the measurements of a deleted visit out of all histories. */
export async function deleteMeasurements(db: Db, visitId: string): Promise<void> {
  await afterGuard(db)
    .deleteFrom('measurement')
    .where('run_id', 'in', afterGuard(db).selectFrom('run').select('id').where('visit_id', '=', visitId))
    .execute();
}

/** All that was measured in a run, in place of what was there. */
export async function replaceMeasurements(
  db: Db,
  runId: string,
  rows: readonly Insertable<MeasurementRow>[],
): Promise<void> {
  await afterGuard(db).deleteFrom('measurement').where('run_id', '=', runId).execute();
  for (const chunk of inChunks(rows)) await afterGuard(db).insertInto('measurement').values(chunk).execute();
}

/** A machine with more values than this is drawn from its newest ones. */
const mostValues = 20_000;

/** The measurements of a machine on the visits that the reader may see, newest first. */
export const listValuesOfMachine = (db: Db, scope: Scope, equipmentId: string) =>
  visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .innerJoin('measurement', 'measurement.run_id', 'run.id')
    .select([
      'measurement.inspection_point_id',
      'measurement.series',
      'measurement.value',
      'measurement.taken_at',
      'measurement.loaded_hours',
      'measurement.replaced',
      'measurement.run_id',
      'visit.id as visit_id',
      'visit.name as visit_name',
    ])
    .where('measurement.equipment_id', '=', equipmentId)
    .orderBy('measurement.taken_at', 'desc')
    .orderBy('measurement.result_id', 'desc')
    .limit(mostValues)
    .execute();

export type MachineValue = Awaited<ReturnType<typeof listValuesOfMachine>>[number];

/** One line of a chart: a point and which of its series. */
export interface Wanted {
  inspectionPointId: string;
  series: string;
}

interface Horizon {
  equipmentId: string;
  /** Nothing later counts. */
  until: Date;
  /** Runs that are left out: those of the report itself. */
  runIds: readonly string[];
  /** The company whose visits count; null for all. */
  companyId: string | null;
  /** So many of the newest for each line. */
  most: number;
}

interface TrendRow extends Wanted {
  at: Date;
  value: number;
  inspectionId: string;
  inspectionName: string;
  hours: number | null;
  replaced: boolean;
}

/** The measurements of a machine, oldest first: one look into the index of its history for each line. */
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
