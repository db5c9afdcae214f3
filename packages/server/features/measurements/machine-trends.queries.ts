import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** A machine with more values than this is drawn from its newest ones. */
const mostValues = 20_000;

/** What was measured at a machine on the visits that the reader may see, newest first. */
export const listTrendValues = (db: Db, scope: Scope, equipmentId: string) =>
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

export type TrendValue = Awaited<ReturnType<typeof listTrendValues>>[number];
