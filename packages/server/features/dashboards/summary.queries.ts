import { inspectionRatings, inspectionStatuses } from '@assay/domain/inspections/status';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The inspections that somebody may see, in numbers. */
export async function summarizeInspections(db: Db, scope: Scope) {
  const cells = await visible
    .inspections(db, scope)
    .select(['inspection.status', 'inspection.rating', sql<number>`count(*)`.as('count')])
    .groupBy(['inspection.status', 'inspection.rating'])
    .execute();
  const { count: openFindings } = await visible
    .inspections(db, scope)
    .innerJoin('finding', 'finding.visit_id', 'inspection.id')
    .where('finding.state', '=', 'open')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  const sumOf = (some: (cell: (typeof cells)[number]) => boolean): number =>
    cells.filter(some).reduce((sum, { count }) => sum + count, 0);
  const ratings = [...inspectionRatings, 'NotRated'] as const;
  return {
    total: sumOf(() => true),
    byStatus: Object.fromEntries(
      inspectionStatuses.map((status) => [status, sumOf((cell) => cell.status === status)]),
    ) as Record<(typeof inspectionStatuses)[number], number>,
    byRating: Object.fromEntries(
      ratings.map((rating) => [rating, sumOf((cell) => (cell.rating ?? 'NotRated') === rating)]),
    ) as Record<(typeof ratings)[number], number>,
    openFindings,
  };
}
