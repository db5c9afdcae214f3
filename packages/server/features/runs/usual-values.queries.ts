import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** So many of a model tell what is usual; those that came last are most like a new one. */
const mostMachines = 30;

/** What each machine of a model measured last at each line of a point's history, on visits that the reader may see. */
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
