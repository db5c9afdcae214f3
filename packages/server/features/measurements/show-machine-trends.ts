import type { EquipmentTrend } from '@assay/contract/equipment-trends';
import { type LimitValues, noLimits, type Product } from '@assay/domain/measurements/limits';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { appliedLimits, expectedLife } from '@assay/domain/reports/point-outcomes';
import { pointsOf } from '@assay/domain/runs/recorded-run';
import { trendCharts } from '@assay/domain/runs/trend-charts';
import type { Db } from '../../db/pool.ts';
import type { Scope } from '../../db/visible.ts';
import type { EquipmentRecord } from '../equipment/equipment.queries.ts';
import type { ReportRoots } from '../reports/report-root.ts';
import { snapshotIn } from '../runs/read-snapshot.ts';
import { findSubmitted, listValuesOfMachine, type MachineValue } from './measurements.queries.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

/** The points of a run as they were frozen for what was submitted of it last. */
async function frozenPoints(db: Db, roots: ReportRoots, runId: string): Promise<Map<string, FrozenPoint>> {
  const submitted = await findSubmitted(db, runId);
  if (!submitted) return new Map();
  const { version, snapshots } = await roots[submitted.kind].readVersion(db, submitted.content);
  const run = version.runs.find(({ id }) => id === runId);
  if (!run) return new Map();
  const shown = new Set(run.outcomes.map(({ protocolPointId }) => protocolPointId));
  const points = pointsOf(run, snapshotIn(snapshots, run));
  return new Map(
    run.results.flatMap(({ protocolPointId, inspectionPointId }) => {
      const point = shown.has(protocolPointId) ? points.get(protocolPointId) : undefined;
      return point ? [[inspectionPointId, point]] : [];
    }),
  );
}

/** Each point as the newest visit that measured it had it. */
async function newestPoints(
  db: Db,
  roots: ReportRoots,
  newestFirst: readonly MachineValue[],
): Promise<Map<string, FrozenPoint>> {
  const runs = new Map<string, Map<string, FrozenPoint>>();
  const points = new Map<string, FrozenPoint>();
  for (const { inspection_point_id: pointId, run_id: runId } of newestFirst) {
    if (points.has(pointId)) continue;
    const frozen = runs.get(runId) ?? (await frozenPoints(db, roots, runId));
    runs.set(runId, frozen);
    const point = frozen.get(pointId);
    if (point) points.set(pointId, point);
  }
  return points;
}

/** Says when the part behind a measurement was replaced and will be due again, by its values, oldest first. */
function lifeOf(
  point: FrozenPoint,
  taken: readonly MachineValue[],
  limits: LimitValues,
): Pick<EquipmentTrend, 'lifeEnd' | 'replacements'> {
  if (point.type !== 'Measurement') return { lifeEnd: null, replacements: [] };
  const values = taken.map(({ taken_at, value, loaded_hours, replaced }) => ({
    at: taken_at.toISOString(),
    value,
    hours: loaded_hours,
    replaced,
  }));
  const { life, replacements, presumed = [] } = expectedLife(values, point.lifeEstimate, limits);
  return {
    lifeEnd: life && { limit: life.limit, at: life.early, late: life.late, hours: life.hours },
    replacements: replacements.map((at) => ({ at, presumed: presumed.includes(at) })),
  };
}

function trendsOf(
  inspectionPointId: string,
  point: FrozenPoint,
  product: Product,
  values: readonly MachineValue[],
): EquipmentTrend[] {
  const bySeries = Map.groupBy(values.toReversed(), ({ series }) => series);
  const own = appliedLimits(point, product);
  return trendCharts(point).flatMap(({ key, title, isLimited, lines: wanted }) => {
    const limits = (isLimited ? own : null) ?? noLimits;
    const lines = wanted.flatMap((line) => {
      const taken = bySeries.get(line.series);
      if (!taken) return [];
      const shown = taken.map(({ taken_at, value, visit_id, visit_name }) => ({
        at: taken_at.toISOString(),
        value,
        inspectionId: visit_id,
        inspectionName: visit_name,
      }));
      return [{ title: line.title, values: shown }];
    });
    if (lines.length === 0) return [];
    return {
      key: `${inspectionPointId}/${key}`,
      inspectionPointId,
      title,
      unit: point.unitValue ?? '',
      lines,
      limits,
      ...lifeOf(point, bySeries.get('') ?? [], limits),
    };
  });
}

/** Every measurement of a machine over the visits that the reader may see, by title. */
export async function showTrends(
  db: Db,
  roots: ReportRoots,
  scope: Scope,
  machine: EquipmentRecord,
): Promise<EquipmentTrend[]> {
  const values = await listValuesOfMachine(db, scope, machine.id);
  const points = await newestPoints(db, roots, values);
  const byPoint = Map.groupBy(values, ({ inspection_point_id }) => inspection_point_id);
  return [...points]
    .flatMap(([id, point]) => trendsOf(id, point, machine, byPoint.get(id) ?? []))
    .sort((one, other) => compare(one.title, other.title));
}
