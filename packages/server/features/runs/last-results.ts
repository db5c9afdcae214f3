import type { LastVisit } from '@assay/contract/runs/run';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import { answerOnWire } from './answer-on-wire.ts';
import { type EarlierVisits, type LastResult, listLastResults, type Measured } from './last-results.queries.ts';

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

const historyOf = (measured: readonly Measured[]) =>
  [...Map.groupBy(measured, ({ series }) => series)].map(([series, values]) => ({
    series,
    values: values.map(({ taken_at, value }) => ({ at: taken_at.toISOString(), value })),
  }));

/** `point` is the one of today, which has the same fields where an answer to it can be shown at all. */
export const showLastVisit = (
  pointId: string,
  last: LastResult,
  point: FrozenPoint | undefined,
  measured: readonly Measured[],
): LastVisit => ({
  ...(measured.length > 0 && { history: historyOf(measured) }),
  protocolPointId: pointId,
  inspectionId: last.visit_id,
  date: last.visited_at.toISOString(),
  result: { ...answerOnWire(last.content, point), rating: last.rating, comment: last.comment },
});
