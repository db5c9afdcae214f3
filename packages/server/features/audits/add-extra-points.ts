import { derivedId } from '@assay/domain/id';
import { optionImagesOf } from '@assay/domain/points/option-images';
import { newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import { newResult } from '@assay/domain/runs/result';
import type { Db } from '../../db/pool.ts';
import { keepFrozenImages } from '../files/images.queries.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { insertResults } from '../runs/results.queries.ts';
import { insertExtraPoint } from '../runs/runs.queries.ts';
import { resultRow } from '../runs/start-run.ts';

/** Adds the points of a frozen protocol to a run that has just begun. */
export async function addExtraPoints(
  db: Db,
  runId: string,
  sha256: string,
  protocolId: string,
  now: Date,
): Promise<void> {
  const { points } = await readSnapshot(db, { protocolId, sha256 });
  for (const [index, { id: pointId, inspectionPointId, point }] of [...points.values()].entries()) {
    // Follows from the run, so that a device may show the point before the server has it.
    const id = derivedId(runId, pointId);
    await insertExtraPoint(db, {
      id,
      run_id: runId,
      point_key: id,
      index,
      inspection_point_id: inspectionPointId,
      content: JSON.stringify(point),
    });
    await keepFrozenImages(db, { run_extra_point_id: id }, [...optionImagesOf(point)]);
    const at = { ...newProtocolPoint(inspectionPointId), id, point };
    await insertResults(db, [resultRow(runId, at, newResult(point), now)]);
  }
}
