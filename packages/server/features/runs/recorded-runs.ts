import type { RecordedResult, RecordedRun } from '@assay/domain/runs/recorded-run';
import { reportedPhoto } from '@assay/domain/runs/result-photos';
import type { Db } from '../../db/pool.ts';
import { listResults, type ResultRecord } from './results.queries.ts';
import { type ExtraPointRecord, listExtraPoints, listRuns, type RunRecord } from './runs.queries.ts';

export const recordedResult = (record: ResultRecord): RecordedResult => ({
  id: record.id,
  protocolPointId: record.point_key,
  inspectionPointId: record.inspection_point_id,
  type: record.type,
  content: record.content,
  rating: record.rating,
  comment: record.comment,
  internalComment: record.internal_comment,
  nameOverride: record.name_override,
  prefilled: record.prefilled,
  ...(record.prefilled_cells.length > 0 && { prefilledCells: record.prefilled_cells }),
  ...(record.fixed_on_site && { fixedOnSite: true }),
  ...(record.replaced && { replaced: true }),
  voiceCommentId: record.voice_comment_id,
  photos: record.photos.map(reportedPhoto),
});

/** The rows of a run. */
export interface RunRows {
  run: RunRecord;
  results: readonly ResultRecord[];
  extraPoints: readonly ExtraPointRecord[];
}

export const recordedRun = ({ run, results, extraPoints }: RunRows): RecordedRun => ({
  id: run.id,
  role: run.role,
  protocolId: run.protocol_id,
  protocolName: run.protocol_name,
  protocolType: run.protocol_type,
  stage: run.stage,
  snapshot: run.sha256,
  equipment: run.machine,
  choices: run.choices,
  samples: run.samples,
  results: results.map(recordedResult),
  extraPoints: extraPoints.map(({ id, inspection_point_id, index, content }) => ({
    id,
    inspectionPointId: inspection_point_id,
    index,
    point: content,
  })),
  includedInReport: run.included_in_report,
});

export async function withTheirRows(db: Db, runs: readonly RunRecord[]): Promise<RunRows[]> {
  const ids = runs.map(({ id }) => id);
  const results = Map.groupBy(await listResults(db, ids), ({ run_id }) => run_id);
  const extraPoints = Map.groupBy(await listExtraPoints(db, ids), ({ run_id }) => run_id);
  return runs.map((run) => ({
    run,
    results: results.get(run.id) ?? [],
    extraPoints: extraPoints.get(run.id) ?? [],
  }));
}

/** The runs of a visit as they stand now, the main one first. */
export const recordedRuns = async (db: Db, visitId: string): Promise<RecordedRun[]> =>
  (await withTheirRows(db, await listRuns(db, visitId))).map(recordedRun);
