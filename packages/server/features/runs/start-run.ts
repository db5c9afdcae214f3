import type { RunEquipment, RunStartInput } from '@assay/contract/runs/run';
import { newId } from '@assay/domain/id';
import { refuse } from '@assay/domain/problem';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { choiceFaults } from '@assay/domain/runs/group-choices';
import { isUntouched, newResult, type PointResult, prefilledResult } from '@assay/domain/runs/result';
import { saidFaults, saidOf } from '@assay/domain/runs/said-content';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ResultRow, RunRole } from '../../db/tables/runs.ts';
import type { Scope } from '../../db/visible.ts';
import type { LastResult } from './last-results.queries.ts';
import { lastResults } from './last-results.ts';
import { readSnapshot } from './read-snapshot.ts';
import { insertResults } from './results.queries.ts';
import { insertRun } from './runs.queries.ts';

export interface RunStart {
  visitId: string;
  visitedAt: Date;
  role: RunRole;
  protocolId: string;
  snapshot: { id: string; sha256: string };
  machine: RunEquipment;
  said: RunStartInput;
}

/** What was answered to another type, or by an option that is gone by now, says nothing about this point. */
function firstResult({ prefill, point }: SnapshotPoint, last: LastResult | undefined): PointResult {
  const says = prefill && last?.type === point.type && saidFaults(point, saidOf(last.content)).length === 0;
  return says ? prefilledResult(point, last.content) : newResult(point);
}

export const resultRow = (
  runId: string,
  { id, inspectionPointId, point }: SnapshotPoint,
  result: PointResult,
  now: Date,
): Insertable<ResultRow> => ({
  id: newId(now.getTime()),
  run_id: runId,
  point_key: id,
  inspection_point_id: inspectionPointId,
  type: point.type,
  content: JSON.stringify(result.content),
  rating: result.rating,
  comment: result.comment,
  internal_comment: result.internalComment,
  name_override: result.nameOverride,
  prefilled: result.prefilled,
  answered: !isUntouched(result),
  updated_by: null,
  updated_at: now,
});

/** Begins a run on a frozen protocol: every point has a result from now on, filled in from the last visit where it says so. */
export async function startRun(db: Db, scope: Scope, start: RunStart, now: Date): Promise<string> {
  const { visitId, visitedAt, machine, said, snapshot, protocolId } = start;
  const { content, points } = await readSnapshot(db, { protocolId, sha256: snapshot.sha256 });
  refuse(choiceFaults(content, said.choices ?? []));
  const id = newId(now.getTime());
  await insertRun(db, {
    id,
    visit_id: visitId,
    role: start.role,
    protocol_id: protocolId,
    snapshot_id: snapshot.id,
    equipment_id: machine.id,
    machine,
    choices: said.choices ?? [],
    samples: said.samples ?? {},
  });
  const prefilled = [...points.values()].filter(({ prefill }) => prefill);
  const last = await lastResults(
    db,
    scope,
    { equipmentId: machine.id, visitedAt, visitId, statuses: ['Finished'] },
    prefilled,
  );
  await insertResults(
    db,
    [...points.values()].map((at) => resultRow(id, at, firstResult(at, last.get(at.id)), now)),
  );
  return id;
}
