import { sql } from 'kysely';
import { type Db, everyRow } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export interface Visit {
  equipmentId: string;
  date: Date;
  inspectionId: string;
}

/** For each point the answers of the last submitted visit to the machine that had any, of those that the reader may see. */
export function listLastResults(db: Db, scope: Scope, visit: Visit, inspectionPointIds: readonly string[]) {
  const earlier = visible
    .inspections(db, scope)
    .innerJoin('run', 'run.inspection_id', 'inspection.id')
    .innerJoin('result', 'result.run_id', 'run.id')
    .select([
      'result.id',
      'result.point_key',
      'result.inspection_point_id',
      'result.type',
      'result.content',
      'result.rating',
      'result.comment',
      'inspection.id as inspection_id',
      'inspection.inspection_date',
    ])
    .select(
      sql<number>`dense_rank() over (
        partition by result.inspection_point_id order by inspection.inspection_date desc, inspection.id desc)`.as(
        'back',
      ),
    )
    .where('inspection.equipment_id', '=', visit.equipmentId)
    .where('inspection.status', '<>', 'In_Use')
    .where('inspection.inspection_date', '<=', visit.date)
    .where('inspection.id', '<>', visit.inspectionId)
    .where('result.answered', '=', true)
    .where('result.inspection_point_id', '=', sql<string>`any(${inspectionPointIds}::uuid[])`);
  return everyRow(db)
    .selectFrom(earlier.as('earlier'))
    .selectAll()
    .where('earlier.back', '=', 1)
    .orderBy('earlier.id')
    .execute();
}

export type LastResult = Awaited<ReturnType<typeof listLastResults>>[number];
