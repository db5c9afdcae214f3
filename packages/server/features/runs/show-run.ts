import type { PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { notFound } from '@assay/domain/problem';
import type { RecordedResult } from '@assay/domain/runs/recorded-run';
import { saidOf } from '@assay/domain/runs/said-content';
import type { Db } from '../../db/pool.ts';
import { type RunRows, recordedResult, withTheirRows } from './recorded-runs.ts';
import type { ResultRecord } from './results.queries.ts';
import { findRun, listRuns, type RunRecord } from './runs.queries.ts';

/** Internal comments are left out for others than the provider's staff. */
export interface Reader {
  external: boolean;
}

/** A result as it crosses the wire, of now or of a version. */
export function showRecorded({ content, internalComment, ...result }: RecordedResult, { external }: Reader) {
  return { ...saidOf(content), ...result, ...(!external && { internalComment }) };
}

export const showResult = (record: ResultRecord, reader: Reader): PointResultReply => ({
  ...showRecorded(recordedResult(record), reader),
  revision: record.revision,
});

const shown = ({ run, results, extraPoints }: RunRows, reader: Reader): RunReply => ({
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

const showAll = async (db: Db, runs: readonly RunRecord[], reader: Reader): Promise<RunReply[]> =>
  (await withTheirRows(db, runs)).map((rows) => shown(rows, reader));

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
