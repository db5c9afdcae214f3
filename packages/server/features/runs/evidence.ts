import { type Evidence, evidenceOf, type SaidOfEarlier } from '@assay/domain/runs/evidence';
import { workOf } from '@assay/domain/runs/recorded-run';
import type { Db } from '../../db/pool.ts';
import { readSnapshots, snapshotIn } from './read-snapshot.ts';
import { recordedRuns } from './recorded-runs.ts';
import { listWritten } from './results.queries.ts';

/** Finds what deserves a second look in a visit, which its caller has found in scope. */
export async function evidenceOfVisit(
  db: Db,
  visitId: string,
  said: readonly SaidOfEarlier[] = [],
): Promise<Evidence[]> {
  const runs = await recordedRuns(db, visitId);
  const snapshots = await readSnapshots(db, runs);
  const written = await listWritten(
    db,
    runs.map(({ id }) => id),
  );
  return runs.flatMap((run) => {
    const rows = new Map(written.filter(({ run_id }) => run_id === run.id).map((row) => [row.point_key, row]));
    // No version holds what was questioned and kept, so recorded runs have none of it.
    const results = run.results.map((result) => ({
      ...result,
      keptSlips: rows.get(result.protocolPointId)?.kept_slips ?? [],
    }));
    const writtenAt = new Map([...rows].map(([pointKey, { updated_at }]) => [pointKey, updated_at]));
    return evidenceOf(workOf({ ...run, results }, snapshotIn(snapshots, run)), writtenAt, said);
  });
}
