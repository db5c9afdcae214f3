import type { RunReply } from '@assay/contract/runs/run';
import { chartLines } from '@assay/domain/runs/chart-lines';
import { stepsOf } from '@assay/domain/runs/submit-check';
import type { Trend } from '@assay/report/compose/report-work';
import type { Db } from '../../db/pool.ts';
import { listTrendValues, type Wanted } from '../measurements/trends.queries.ts';
import { readSnapshot } from '../runs/read-snapshot.ts';
import { workOf } from '../runs/run-work.ts';
import type { Company } from './companies.queries.ts';
import type { InspectionRecord } from './inspections.queries.ts';

/** Older values than these say little about what comes. */
const mostValues = 60;

const keyOf = ({ inspectionPointId, series }: Wanted): string => `${inspectionPointId} ${series}`;

async function linesOf(db: Db, runs: readonly RunReply[]): Promise<Map<string, Wanted>> {
  const lines = new Map<string, Wanted>();
  for (const run of runs) {
    const work = workOf(run, await readSnapshot(db, { protocolId: run.protocolId, sha256: run.snapshot }));
    for (const { at } of stepsOf(work))
      for (const { series } of chartLines(at.point)) {
        const line = { inspectionPointId: at.inspectionPointId, series };
        lines.set(keyOf(line), line);
      }
  }
  return lines;
}

/**
 * What the visits before this one measured at the points that are charted.
 * A distributor's report holds what its own company measured: whoever may read the report may read all of it.
 */
export async function earlierTrends(
  db: Db,
  runs: readonly RunReply[],
  { equipment_id, inspection_date }: InspectionRecord,
  company: Company,
): Promise<Trend[]> {
  const lines = await linesOf(db, runs);
  if (lines.size === 0) return [];
  const rows = await listTrendValues(db, [...lines.values()], {
    equipmentId: equipment_id,
    until: inspection_date,
    runIds: runs.map(({ id }) => id),
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
        values: taken.map(({ at, value, inspectionId, inspectionName }) => ({
          at: at.toISOString(),
          value,
          inspectionId,
          inspectionName,
        })),
      },
    ];
  });
}
