import type { LastAnswer, LastVisit, UsualValues } from '@assay/contract/runs/run';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { answersByPlace } from '@assay/domain/runs/last-answers';
import { readingsOf } from '@assay/domain/runs/measured-values';
import { toWireContent } from '@assay/domain/runs/wire-content';
import { days, later } from '@assay/domain/time';
import { usualRange } from '@assay/domain/trends/usual-range';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import {
  type BeforeVisit,
  type EarlierVisits,
  type LastResult,
  listLastOfModel,
  listLastResults,
  listMeasured,
  listRead,
  type Measured,
} from './last-results.queries.ts';
import { answerOnWire } from './show-run.ts';

interface Placed {
  id: string;
  inspectionPointId: string;
}

const pointOf = ({ point_key, inspection_point_id }: LastResult) => ({
  pointKey: point_key,
  inspectionPointId: inspection_point_id,
});

/** The last answer to each point; a point that stands twice in the work is matched by its place. */
export async function lastResults(
  db: Db,
  scope: Scope,
  visits: EarlierVisits,
  points: readonly Placed[],
): Promise<Map<string, LastResult>> {
  const ids = [...new Set(points.map(({ inspectionPointId }) => inspectionPointId))];
  const answers = await listLastResults(db, scope, visits, ids);
  return answersByPlace(points, answers, pointOf);
}

/** Everything that a start without network may be filled in with: the newest visit to each point, and the newest finished one. */
export async function lastAnswers(db: Db, scope: Scope, equipmentId: string, now: Date): Promise<LastAnswer[]> {
  const visits = { equipmentId, visitedAt: later(now, days(1)), visitId: null };
  const [any, finished] = [
    await listLastResults(db, scope, { ...visits, statuses: ['Waiting', 'Finished'] }),
    await listLastResults(db, scope, { ...visits, statuses: ['Finished'] }),
  ];
  const known = new Set(any.map(({ id }) => id));
  return [...any, ...finished.filter(({ id }) => !known.has(id))].map((last) => ({
    pointKey: last.point_key,
    inspectionPointId: last.inspection_point_id,
    type: last.type,
    inspectionId: last.visit_id,
    date: last.visited_at.toISOString(),
    finished: last.status === 'Finished',
    result: { ...toWireContent(last.content), rating: last.rating, comment: last.comment },
  }));
}

/** The numbers of earlier visits at these points, keyed by point. */
export async function measuredBefore(
  db: Db,
  scope: Scope,
  visits: BeforeVisit,
  inspectionPointIds: readonly string[],
): Promise<Map<string, Measured[]>> {
  const measured: Measured[] = await listMeasured(db, scope, visits, inspectionPointIds);
  const read = await listRead(db, scope, visits, inspectionPointIds);
  const readings = read.flatMap(({ inspection_point_id, taken_at, content, prefilled_cells }) =>
    readingsOf({ content, prefilledCells: prefilled_cells }).map((value) => ({
      ...{ inspection_point_id, taken_at, ...value },
    })),
  );
  return Map.groupBy([...measured, ...readings], ({ inspection_point_id }) => inspection_point_id);
}

/** The range of the last values of all machines of a model. */
export const usualValuesOf = async (db: Db, scope: Scope, productModelId: string): Promise<UsualValues[]> =>
  (await listLastOfModel(db, scope, productModelId)).flatMap(({ inspectionPointId, series, values }) => {
    const range = usualRange(values);
    return range ? [{ inspectionPointId, series, ...range }] : [];
  });

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
