import type { InspectionStatus } from '@assay/domain/inspections/status';
import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** Which earlier visits to a machine count. */
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
  /** All of them where they are not told. */
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
