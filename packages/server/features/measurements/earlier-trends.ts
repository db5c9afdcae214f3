import type { ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import type { Trend } from '@assay/domain/reports/point-outcomes';
import { chartLines } from '@assay/domain/runs/chart-lines';
import { type RecordedRun, workOf } from '@assay/domain/runs/recorded-run';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { Db } from '../../db/pool.ts';
import type { Company } from '../people/companies.queries.ts';
import { listTrendValues, type Wanted } from './measurements.queries.ts';

/** Older values than these say little about what comes. */
const mostValues = 60;

const keyOf = ({ inspectionPointId, series }: Wanted): string => `${inspectionPointId} ${series}`;

interface SnapshotRun {
  run: RecordedRun;
  snapshot: ProtocolSnapshot;
}

function linesOf(runs: readonly SnapshotRun[]): Map<string, Wanted> {
  const lines = new Map<string, Wanted>();
  for (const { run, snapshot } of runs)
    for (const { at } of stepsOf(workOf(run, snapshot)))
      for (const { series } of chartLines(at.point)) {
        const line = { inspectionPointId: at.inspectionPointId, series };
        lines.set(keyOf(line), line);
      }
  return lines;
}

/**
 * Reads the measurements of earlier visits to a machine at the points that are charted.
 * A distributor's report holds those of its own company alone, since every reader of the report may read all of it.
 */
export async function earlierTrends(
  db: Db,
  runs: readonly SnapshotRun[],
  { equipmentId, until, company }: { equipmentId: string; until: Date; company: Company },
): Promise<Trend[]> {
  const lines = linesOf(runs);
  if (lines.size === 0) return [];
  const rows = await listTrendValues(db, [...lines.values()], {
    equipmentId,
    until,
    runIds: runs.map(({ run }) => run.id),
    companyId: company.is_provider ? null : company.id,
    most: mostValues,
  });
  const values = Map.groupBy(rows, keyOf);
  return [...lines].flatMap(([key, line]) => {
    const taken = values.get(key) ?? [];
    if (taken.length === 0) return [];
    return [
      {
        ...line,
        values: taken.map(({ at, value, inspectionId, inspectionName, hours, replaced }) => ({
          at: at.toISOString(),
          value,
          inspectionId,
          inspectionName,
          // Left out where unknown, to keep versions small.
          ...(hours !== null && { hours }),
          ...(replaced && { replaced }),
        })),
      },
    ];
  });
}
