import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** A machine with more values than this is drawn from its newest ones. */
const mostValues = 20_000;

/** What was measured at a machine in the inspections that the reader may see, newest first. */
export const listTrendValues = (db: Db, scope: Scope, equipmentId: string) =>
  visible
    .inspections(db, scope)
    .innerJoin('run', 'run.inspection_id', 'inspection.id')
    .innerJoin('measurement', 'measurement.run_id', 'run.id')
    .select([
      'measurement.inspection_point_id',
      'measurement.series',
      'measurement.value',
      'measurement.taken_at',
      'measurement.run_id',
      'inspection.id as inspection_id',
      'inspection.name as inspection_name',
    ])
    .where('measurement.equipment_id', '=', equipmentId)
    .orderBy('measurement.taken_at', 'desc')
    .orderBy('measurement.result_id', 'desc')
    .limit(mostValues)
    .execute();

export type TrendValue = Awaited<ReturnType<typeof listTrendValues>>[number];
