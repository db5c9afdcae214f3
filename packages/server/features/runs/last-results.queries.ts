import type { InspectionStatus } from '@assay/domain/inspections/status';
import type { PointType } from '@assay/domain/points/point-types';
import { ratings } from '@assay/domain/ratings';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Selects the earlier visits to a machine that count. */
export interface EarlierVisits {
  equipmentId: string;
  visitedAt: Date;
  /** The visit itself, which is none of them; null before it has begun. */
  visitId: string | null;
  statuses: readonly InspectionStatus[];
}

/** For each point the answers of the last visit to the machine that had any, of those that the reader may see. */
export function listLastResults(
  db: Db,
  scope: Scope,
  { equipmentId, visitedAt, visitId, statuses }: EarlierVisits,
  /** All points where it is left out. */
  inspectionPointIds?: readonly string[],
) {
  const earlier = visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .innerJoin('result', 'result.run_id', 'run.id')
    .select([
      'result.id',
      'result.point_key',
      'result.inspection_point_id',
      'result.type',
      'result.content',
      'result.rating',
      'result.comment',
      'visit.id as visit_id',
      'visit.visited_at',
      'visit.status',
    ])
    .select(
      sql<number>`dense_rank() over (
        partition by result.inspection_point_id order by visit.visited_at desc, visit.id desc)`.as('back'),
    )
    .where('run.equipment_id', '=', equipmentId)
    .where('run.deleted_at', 'is', null)
    .where('visit.status', 'in', statuses)
    .where('visit.visited_at', '<=', visitedAt)
    .where('result.answered', '=', true)
    .$if(visitId !== null, (query) => query.where('visit.id', '<>', visitId ?? ''))
    .$if(inspectionPointIds !== undefined, (query) =>
      query.where('result.inspection_point_id', '=', sql<string>`any(${inspectionPointIds}::uuid[])`),
    );
  return afterGuard(db)
    .selectFrom(earlier.as('earlier'))
    .selectAll()
    .where('earlier.back', '=', 1)
    .orderBy('earlier.id')
    .execute();
}

export type LastResult = Awaited<ReturnType<typeof listLastResults>>[number];

/** Visits before one that has begun. */
export type BeforeVisit = EarlierVisits & { visitId: string };

/** So many of the newest values are enough to know what is usual. */
const mostValues = 12;

/** The measurements at these points on earlier visits that the reader may see, oldest first. */
export function listMeasured(
  db: Db,
  scope: Scope,
  { equipmentId, visitedAt, visitId }: BeforeVisit,
  inspectionPointIds: readonly string[],
) {
  const measured = visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .innerJoin('measurement', 'measurement.run_id', 'run.id')
    .select(['measurement.inspection_point_id', 'measurement.series', 'measurement.value', 'measurement.taken_at'])
    .select(
      sql<number>`row_number() over (
        partition by measurement.inspection_point_id, measurement.series order by measurement.taken_at desc, run.id desc)`.as(
        'back',
      ),
    )
    .where('measurement.equipment_id', '=', equipmentId)
    .where('measurement.taken_at', '<=', visitedAt)
    .where('visit.id', '<>', visitId)
    .where('measurement.inspection_point_id', '=', sql<string>`any(${inspectionPointIds}::uuid[])`);
  return afterGuard(db)
    .selectFrom(measured.as('measured'))
    .selectAll()
    .where('measured.back', '<=', mostValues)
    .orderBy('measured.taken_at')
    .orderBy('measured.back', 'desc')
    .execute();
}

/** Points whose numbers are charted nowhere. */
const readTypes: readonly PointType[] = [
  'RangeValues',
  'RadioButtonSelection',
  'RadioButtonSelectionAndRangeValues',
  'MultipleChoices',
  'MultipleChoicesAndRangeValues',
  'Dropdown',
];

/** The answers to such points on earlier visits that the reader may see, oldest first. */
export function listRead(
  db: Db,
  scope: Scope,
  { equipmentId, visitedAt, visitId, statuses }: BeforeVisit,
  inspectionPointIds: readonly string[],
) {
  const read = visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .innerJoin('result', 'result.run_id', 'run.id')
    .select(['result.id', 'result.inspection_point_id', 'result.content', 'result.prefilled_cells'])
    .select('visit.visited_at as taken_at')
    .select(
      sql<number>`row_number() over (
        partition by result.inspection_point_id order by visit.visited_at desc, result.id desc)`.as('back'),
    )
    .where('run.equipment_id', '=', equipmentId)
    .where('run.deleted_at', 'is', null)
    .where('visit.status', 'in', statuses)
    .where('visit.visited_at', '<=', visitedAt)
    .where('visit.id', '<>', visitId)
    .where('result.answered', '=', true)
    .where('result.prefilled', '=', false)
    .where('result.rating', '<>', ratings.NotApplicable)
    .where('result.type', 'in', readTypes)
    .where('result.inspection_point_id', '=', sql<string>`any(${inspectionPointIds}::uuid[])`);
  return afterGuard(db)
    .selectFrom(read.as('read'))
    .selectAll()
    .where('read.back', '<=', mostValues)
    .orderBy('read.taken_at')
    .orderBy('read.back', 'desc')
    .execute();
}

/** A number that was found at a point on an earlier visit. */
export type Measured = Pick<
  Awaited<ReturnType<typeof listMeasured>>[number],
  'inspection_point_id' | 'series' | 'value' | 'taken_at'
>;

/** So many machines of a model show what is usual; the newest are most like a new one. */
const mostMachines = 30;

/** The last measurement of each machine of a model at each line of a point's history, on visits that the reader may see. */
export function listLastOfModel(db: Db, scope: Scope, productModelId: string) {
  const machines = visible
    .equipment(db, scope)
    .select('equipment.id')
    .where('equipment.product_model_id', '=', productModelId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('measurement').select('measurement.run_id').whereRef('equipment_id', '=', 'equipment.id')),
    )
    .orderBy('equipment.id', 'desc')
    .limit(mostMachines);
  const last = visible
    .visits(db, scope)
    .innerJoin('run', 'run.visit_id', 'visit.id')
    .innerJoin('measurement', 'measurement.run_id', 'run.id')
    .distinctOn(['measurement.equipment_id', 'measurement.inspection_point_id', 'measurement.series'])
    .select(['measurement.inspection_point_id', 'measurement.series', 'measurement.value'])
    .where('measurement.equipment_id', 'in', machines)
    .orderBy('measurement.equipment_id')
    .orderBy('measurement.inspection_point_id')
    .orderBy('measurement.series')
    .orderBy('measurement.taken_at', 'desc');
  return afterGuard(db)
    .selectFrom(last.as('last'))
    .select(['last.inspection_point_id as inspectionPointId', 'last.series'])
    .select(sql<number[]>`array_agg(last.value)`.as('values'))
    .groupBy(['last.inspection_point_id', 'last.series'])
    .having(sql<boolean>`count(*) > 1`)
    .orderBy('last.inspection_point_id')
    .orderBy('last.series')
    .execute();
}
