import type { RunReply } from '@assay/contract/runs/run';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { measuredValues } from '@assay/domain/runs/measured-values';
import { isLifted } from '@assay/domain/runs/result';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { Db } from '../../db/pool.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { workOf } from '../runs/run-work.ts';
import { findSubmitted, replaceMeasurements } from './measurements.queries.ts';

/** What a version of a report says of its runs. */
export interface SubmittedRuns {
  inspectionDate: string;
  runs: RunReply[];
}

const unitOf = (point: FrozenPoint): string | null =>
  ('measurementUnitId' in point ? point.measurementUnitId : null) || null;

async function measurementsOf(db: Db, run: RunReply, takenAt: string) {
  const { equipment } = run;
  if (!equipment) return [];
  const work = workOf(run, await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot }));
  const ids = new Map(run.results.map(({ id, protocolPointId }) => [protocolPointId, id]));
  return stepsOf(work).flatMap(({ at }) => {
    const [id, result] = [ids.get(at.id), work.results.get(at.id)];
    if (!id || !result || isLifted(result)) return [];
    return measuredValues(at.point, result.content).map(({ series, value }) => ({
      result_id: id,
      series,
      equipment_id: equipment.id,
      inspection_point_id: at.inspectionPointId,
      run_id: run.id,
      taken_at: takenAt,
      value,
      unit_id: unitOf(at.point),
    }));
  });
}

/** The one way in which measurements come to be: from what was submitted last, for the points that were shown. */
export async function rebuildMeasurements(db: Db, runId: string): Promise<void> {
  const submitted = await findSubmitted(db, runId);
  const source = submitted && (JSON.parse(submitted.content) as SubmittedRuns);
  const run = source?.runs.find(({ id }) => id === runId);
  await replaceMeasurements(db, runId, source && run ? await measurementsOf(db, run, source.inspectionDate) : []);
}
