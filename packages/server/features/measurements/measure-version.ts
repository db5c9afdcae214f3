import { parseNumber } from '@assay/domain/measurements/numbers';
import type { FrozenPoint, ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { VersionRun } from '@assay/domain/reports/version';
import { measuredNow } from '@assay/domain/runs/measured-values';
import { pointsOf } from '@assay/domain/runs/recorded-run';
import { isLifted } from '@assay/domain/runs/result';
import type { Db } from '../../db/pool.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { replaceMeasurements } from './measurements.queries.ts';

const unitOf = (point: FrozenPoint): string | null =>
  ('measurementUnitId' in point ? point.measurementUnitId : null) || null;

interface MeasuredVisit {
  takenAt: string;
  /** The text as it was typed. */
  loadedHours: string;
}

/** The measurements at the points that were shown. */
function measurementsOf(run: VersionRun, snapshot: ProtocolSnapshot, { takenAt, loadedHours }: MeasuredVisit) {
  const { equipment } = run;
  if (!equipment) return [];
  const points = pointsOf(run, snapshot);
  const results = new Map(run.results.map((result) => [result.protocolPointId, result]));
  return run.outcomes.flatMap(({ protocolPointId }) => {
    const [point, result] = [points.get(protocolPointId), results.get(protocolPointId)];
    if (!point || !result || isLifted(result)) return [];
    return measuredNow(point, result).map(({ series, value }) => ({
      result_id: result.id,
      series,
      equipment_id: equipment.id,
      inspection_point_id: result.inspectionPointId,
      run_id: run.id,
      taken_at: takenAt,
      value,
      loaded_hours: parseNumber(loadedHours) ?? null,
      replaced: result.replaced ?? false,
      unit_id: unitOf(point),
    }));
  });
}

/** The one way in which measurements come to be: from what was submitted last. */
export async function measureVersion(
  db: Db,
  runs: readonly VersionRun[],
  { snapshots, ...visit }: MeasuredVisit & { snapshots: ReadonlyMap<string, ProtocolSnapshot> },
): Promise<void> {
  for (const run of runs) await replaceMeasurements(db, run.id, measurementsOf(run, snapshotIn(snapshots, run), visit));
}
