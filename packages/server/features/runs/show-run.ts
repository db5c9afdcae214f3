import type { PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { notFound } from '@assay/domain/problem';
import { saidOf } from '@assay/domain/runs/said-content';
import type { Db } from '../../db/pool.ts';
import { type ExtraPointRecord, listExtraPoints } from './extra-points.queries.ts';
import { listResults, type ResultRecord } from './results.queries.ts';
import { findRun, listRuns, type RunRecord } from './runs.queries.ts';

/** Internal comments are left out for others than the provider's staff. */
export interface Reader {
  external: boolean;
}

export const showResult = (record: ResultRecord, { external }: Reader): PointResultReply => ({
  ...saidOf(record.content),
  id: record.id,
  protocolPointId: record.point_key,
  inspectionPointId: record.inspection_point_id,
  type: record.type,
  rating: record.rating,
  comment: record.comment,
  ...(!external && { internalComment: record.internal_comment }),
  nameOverride: record.name_override,
  prefilled: record.prefilled,
  voiceCommentId: record.voice_comment_id,
  photos: record.photos,
  revision: record.revision,
});

const shown = (
  run: RunRecord,
  results: readonly ResultRecord[],
  extraPoints: readonly ExtraPointRecord[],
  reader: Reader,
): RunReply => ({
  id: run.id,
  role: run.role,
  protocolId: run.protocol_id,
  protocolName: run.protocol_name,
  protocolType: run.protocol_type,
  snapshot: run.sha256,
  equipment: run.machine,
  choices: run.choices,
  samples: run.samples,
  results: results.map((result) => showResult(result, reader)),
  extraPoints: extraPoints.map(({ id, inspection_point_id, index, content }) => ({
    id,
    inspectionPointId: inspection_point_id,
    index,
    point: content,
  })),
  includedInReport: run.included_in_report,
  revision: run.revision,
});

async function showAll(db: Db, runs: readonly RunRecord[], reader: Reader): Promise<RunReply[]> {
  const ids = runs.map(({ id }) => id);
  const results = Map.groupBy(await listResults(db, ids), ({ run_id }) => run_id);
  const extraPoints = Map.groupBy(await listExtraPoints(db, ids), ({ run_id }) => run_id);
  return runs.map((run) => shown(run, results.get(run.id) ?? [], extraPoints.get(run.id) ?? [], reader));
}

/** The runs of a visit as they cross the wire, in the order in which they were begun. */
export const showRuns = async (db: Db, visitId: string, reader: Reader): Promise<RunReply[]> =>
  showAll(db, await listRuns(db, visitId), reader);

export async function runOf(db: Db, visitId: string, runId: string): Promise<RunRecord> {
  const run = await findRun(db, visitId, runId);
  if (!run) throw notFound();
  return run;
}

export async function showRun(db: Db, visitId: string, runId: string, reader: Reader): Promise<RunReply> {
  const [run] = await showAll(db, [await runOf(db, visitId, runId)], reader);
  if (!run) throw notFound();
  return run;
}
