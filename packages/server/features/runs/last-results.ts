import type { LastVisit } from '@assay/contract/runs/run';
import { saidOf } from '@assay/domain/runs/said-content';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { type EarlierVisits, type LastResult, listLastResults } from './last-results.queries.ts';

interface Placed {
  id: string;
  inspectionPointId: string;
}

/** What was answered to each point the last time; one that stands twice in the work is matched by its place. */
export async function lastResults(
  db: Db,
  scope: Scope,
  visits: EarlierVisits,
  points: readonly Placed[],
): Promise<Map<string, LastResult>> {
  const ids = [...new Set(points.map(({ inspectionPointId }) => inspectionPointId))];
  const found = Map.groupBy(await listLastResults(db, scope, visits, ids), (last) => last.inspection_point_id);
  const passed = new Map<string, number>();
  return new Map(
    points.flatMap(({ id, inspectionPointId }) => {
      const answers = found.get(inspectionPointId) ?? [];
      const place = passed.get(inspectionPointId) ?? 0;
      passed.set(inspectionPointId, place + 1);
      const last = answers.find(({ point_key }) => point_key === id) ?? answers[place];
      return last ? [[id, last]] : [];
    }),
  );
}

export const showLastVisit = (pointId: string, last: LastResult): LastVisit => ({
  protocolPointId: pointId,
  inspectionId: last.visit_id,
  date: last.visited_at.toISOString(),
  result: { ...saidOf(last.content), rating: last.rating, comment: last.comment },
});
