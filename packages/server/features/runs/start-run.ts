import type { PrefilledInput } from '@assay/contract/runs/result';
import type { RunEquipment, RunStartInput } from '@assay/contract/runs/run';
import { derivedId, newId } from '@assay/domain/id';
import { emptyResult } from '@assay/domain/points/rules';
import { invalidField, refuse } from '@assay/domain/problem';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import { choiceFaults } from '@assay/domain/runs/group-choices';
import { firstResult } from '@assay/domain/runs/last-answers';
import type { RunRole } from '@assay/domain/runs/recorded-run';
import { isAnswered, newResult, type PointResult, prefilledResult } from '@assay/domain/runs/result';
import { contentAfter, contentFaults } from '@assay/domain/runs/wire-content';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/pool.ts';
import type { ResultRow } from '../../db/tables/runs.ts';
import type { Scope } from '../../db/visible.ts';
import { lastResults } from './last-results.ts';
import { readSnapshot } from './read-snapshot.ts';
import { insertResults } from './results.queries.ts';
import { insertRun } from './runs.queries.ts';

export interface RunStart {
  visitId: string;
  visitedAt: Date;
  role: RunRole;
  /** The stage of a plant; an inspection has none. */
  place?: { stage: string; index: number };
  protocolId: string;
  snapshot: { id: string; sha256: string };
  /** The machine of the run; null for a run about the site itself. */
  machine: RunEquipment | null;
  customerSiteId?: string;
  /** Made by the sender, where work may begin without a network. */
  id: string | undefined;
  input: RunStartInput;
  /** Answers that the sender filled in from the last visit; undefined where the server has to. */
  prefilled: readonly PrefilledInput[] | undefined;
}

/** The answers that the sender has filled in, by their points. */
function given(points: ReadonlyMap<string, SnapshotPoint>, prefilled: readonly PrefilledInput[]) {
  return new Map(
    prefilled.map(({ protocolPointId, ...input }, place) => {
      const at = points.get(protocolPointId);
      if (!at?.prefill) throw invalidField(`prefilled.${place}.protocolPointId`, 'answer.notPrefilled');
      refuse(contentFaults(at.point, input).map((fault) => ({ ...fault, path: `prefilled.${place}.${fault.path}` })));
      return [at.id, prefilledResult(at.point, contentAfter(emptyResult(at.point), input))] as const;
    }),
  );
}

async function firstResults(
  db: Db,
  scope: Scope,
  { visitId, visitedAt, machine, prefilled }: RunStart,
  points: ReadonlyMap<string, SnapshotPoint>,
): Promise<(at: SnapshotPoint) => PointResult> {
  if (prefilled) {
    const results = given(points, prefilled);
    return (at) => results.get(at.id) ?? newResult(at.point);
  }
  if (!machine) return (at) => newResult(at.point);
  const wanted = [...points.values()].filter(({ prefill }) => prefill);
  const earlier = { equipmentId: machine.id, visitedAt, visitId, statuses: ['Finished'] as const };
  const last = await lastResults(db, scope, earlier, wanted);
  return (at) => firstResult(at, last.get(at.id));
}

export const resultRow = (
  runId: string,
  { id, inspectionPointId, point }: SnapshotPoint,
  result: PointResult,
  now: Date,
): Insertable<ResultRow> => ({
  id: derivedId(runId, id),
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
  answered: isAnswered(result),
  updated_by: null,
  updated_at: now,
});

/** Begins a run on a frozen protocol: every point has a result from now on, filled in from the last visit where it says so. */
export async function startRun(db: Db, scope: Scope, start: RunStart, now: Date): Promise<string> {
  const { visitId, machine, input, snapshot, protocolId, place = { stage: '', index: 0 } } = start;
  const { content, points } = await readSnapshot(db, { protocolId, sha256: snapshot.sha256 });
  refuse(choiceFaults(content, input.choices ?? []));
  const id = start.id ?? newId(now.getTime());
  await insertRun(db, {
    id,
    visit_id: visitId,
    role: start.role,
    ...place,
    protocol_id: protocolId,
    snapshot_id: snapshot.id,
    customer_site_id: start.customerSiteId ?? null,
    equipment_id: machine?.id ?? null,
    machine,
    choices: input.choices ?? [],
    samples: input.samples ?? {},
  });
  const resultAt = await firstResults(db, scope, start, points);
  await insertResults(
    db,
    [...points.values()].map((at) => resultRow(id, at, resultAt(at), now)),
  );
  return id;
}
