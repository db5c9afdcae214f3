import { derivedId, newId } from '@assay/domain/id';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { Problem } from '@assay/domain/problem';
import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { type PlannedChange, planProtocolChange, type StandingResult } from '@assay/domain/runs/protocol-change';
import { pointsOf } from '@assay/domain/runs/recorded-run';
import { isAnswered, newResult } from '@assay/domain/runs/result';
import { message } from '@assay/domain/words/message';
import type { Db } from '../../db/pool.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import { readSnapshot } from './read-snapshot.ts';
import { recordedResult, withTheirRows } from './recorded-runs.ts';
import { deleteResult, insertResults, moveResult } from './results.queries.ts';
import { deleteExtraPoint, insertExtraPoint, listExtraPoints, type RunRecord, updateRun } from './runs.queries.ts';
import { resultRow } from './start-run.ts';

interface NewProtocol {
  protocolId: string;
  snapshot: { id: string; sha256: string };
}

async function standingResults(db: Db, run: RunRecord): Promise<StandingResult[]> {
  const [rows] = await withTheirRows(db, [run]);
  if (!rows) return [];
  const { content } = await readSnapshot(db, { protocolId: run.protocol_id, sha256: run.sha256 });
  const extraPoints = rows.extraPoints.map(({ id, inspection_point_id, index, content: point }) => ({
    id,
    inspectionPointId: inspection_point_id,
    index,
    point,
  }));
  const points = pointsOf({ extraPoints }, content);
  const added = new Set(extraPoints.map(({ id }) => id));
  return rows.results.flatMap((record) => {
    const point = points.get(record.point_key);
    if (!point) return [];
    return {
      id: record.id,
      pointKey: record.point_key,
      inspectionPointId: record.inspection_point_id,
      point,
      content: record.content,
      answered: isAnswered(recordedResult(record)),
      extra: added.has(record.point_key),
    };
  });
}

/** The points that are none of the new protocol and say something: they become extra points. */
export const becomingExtra = ({ extra }: PlannedChange<StandingResult>): StandingResult[] =>
  extra.filter((result) => !result.extra);

/** Plans what a change of protocol would do to the answers of a run. */
export const planRunProtocol = async (
  db: Db,
  run: RunRecord,
  { categories }: ProtocolSnapshot,
): Promise<PlannedChange<StandingResult>> =>
  planProtocolChange(
    await standingResults(db, run),
    categories.flatMap(({ inspectionPoints }) => inspectionPoints),
  );

/** Refuses to carry out another plan than the one that the person agreed to. */
function refuseOtherPlan(plan: PlannedChange<StandingResult>, agreed: readonly string[] | undefined): void {
  if (agreed === undefined) return;
  const becoming = becomingExtra(plan).map(({ pointKey }) => pointKey);
  if (becoming.length === agreed.length && becoming.every((key) => agreed.includes(key))) return;
  throw new Problem('conflict', message('audit.otherPointsBecomeExtra'), { code: 'otherPoints' });
}

/** Gives a locked run another protocol; what was answered stays, in its place or as an extra point. */
export async function changeRunProtocol(
  db: Db,
  run: RunRecord,
  to: NewProtocol,
  { agreed, now }: { agreed: readonly string[] | undefined; now: Date },
): Promise<void> {
  const { content } = await readSnapshot(db, { protocolId: to.protocolId, sha256: to.snapshot.sha256 });
  const plan = await planRunProtocol(db, run, content);
  refuseOtherPlan(plan, agreed);
  for (const { id } of plan.dropped) await deleteResult(db, id);
  for (const { result, to: at } of plan.moved) {
    if (result.extra) await deleteExtraPoint(db, run.id, result.pointKey);
    if (result.pointKey !== at.id) await moveResult(db, result.id, at.id);
  }
  await keepAsExtra(db, run.id, plan, now);
  const taken = new Set([...plan.moved.map(({ result }) => result.id), ...plan.extra.map(({ id }) => id)]);
  await insertResults(
    db,
    plan.added.map((at) => {
      const row = resultRow(run.id, at, newResult(at.point), now);
      // A result that was moved keeps its id, which may be the one that follows from this place.
      return taken.has(derivedId(run.id, at.id)) ? { ...row, id: newId(now.getTime()) } : row;
    }),
  );
  await updateRun(db, run.id, { protocol_id: to.protocolId, snapshot_id: to.snapshot.id, choices: [] });
}

async function keepAsExtra(db: Db, runId: string, plan: PlannedChange<StandingResult>, now: Date): Promise<void> {
  const behind = (await listExtraPoints(db, [runId])).at(-1)?.index ?? -1;
  for (const [place, { pointKey, inspectionPointId, point }] of becomingExtra(plan).entries()) {
    const id = newId(now.getTime());
    await insertExtraPoint(db, {
      id,
      run_id: runId,
      point_key: pointKey,
      index: behind + 1 + place,
      inspection_point_id: inspectionPointId,
      content: JSON.stringify(point),
    });
    await keepFrozenImages(db, { run_extra_point_id: id }, [...optionImagesOf(point)]);
  }
}
