import type { ContentReply, Photo, PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { inIndexOrder } from '@assay/domain/points/new-parts';
import type { ResultContent } from '@assay/domain/points/results';
import { notFound } from '@assay/domain/problem';
import type { FrozenPoint, ProtocolSnapshot } from '@assay/domain/protocols/snapshot';
import { inPointOrder, pointsOf, type RecordedResult, runTypeOf } from '@assay/domain/runs/recorded-run';
import type { StoredPhoto } from '@assay/domain/runs/result-photos';
import { toWireContent, type WireContent } from '@assay/domain/runs/wire-content';
import type { Db } from '../../db/pool.ts';
import { readSnapshots, snapshotIn } from './read-snapshot.ts';
import { type RunRows, recordedResult, withTheirRows } from './recorded-runs.ts';
import type { FoundResult, ResultRecord } from './results.queries.ts';
import { findRun, listRuns, type RunRecord } from './runs.queries.ts';
import { pointOf } from './write-result.ts';

/** Internal comments are left out for others than the provider's staff. */
export interface Reader {
  external: boolean;
}

/** A photo as it crosses the wire: its bytes are fetched by the id of the image. */
export const showPhoto = (photo: StoredPhoto): Photo => ({ ...photo, data: '' });

/** A result as it crosses the wire, of now or of a version. */
export function showRecorded(
  { content, internalComment, photos, ...result }: RecordedResult,
  { external }: Reader,
  point: FrozenPoint | undefined,
) {
  return {
    ...answerOnWire(content, point),
    ...result,
    photos: photos.map(showPhoto),
    ...(!external && { internalComment }),
  };
}

const showAt = (record: ResultRecord, reader: Reader, point: FrozenPoint | undefined): PointResultReply => ({
  ...showRecorded(recordedResult(record), reader, point),
  photos: record.photos.map(showPhoto),
  ...(record.kept_slips.length > 0 && { keptSlips: record.kept_slips }),
  ...(record.copied && {
    copied: { ...toWireContent(record.copied.content), comment: record.copied.comment },
  }),
  revision: record.revision,
});

export const showResult = async (db: Db, record: FoundResult, reader: Reader): Promise<PointResultReply> =>
  showAt(record, reader, needsPoint(record.content) ? await pointOf(db, record) : undefined);

/** The head of a run as it crosses the wire, with or without its answers. */
export const headOfRun = (run: RunRecord) => ({
  id: run.id,
  role: run.role,
  protocolRunType: runTypeOf({ protocolType: run.protocol_type, stage: run.stage }),
  inspectionProtocolId: run.protocol_id,
  inspectionProtocolName: run.protocol_name,
  protocolType: run.protocol_type,
  snapshot: run.sha256,
  equipment: run.machine,
  includedInReport: run.included_in_report,
  revision: run.revision,
});

function shown({ run, results, extraPoints }: RunRows, snapshot: ProtocolSnapshot, reader: Reader): RunReply {
  const added = extraPoints.map(({ id, inspection_point_id, index, content }) => ({
    id,
    inspectionPointId: inspection_point_id,
    index,
    point: content,
  }));
  const points = pointsOf({ extraPoints: added }, snapshot);
  return {
    ...headOfRun(run),
    choices: run.choices,
    samples: run.samples,
    results: inPointOrder(results, points, ({ point_key }) => point_key).map((result) =>
      showAt(result, reader, points.get(result.point_key)),
    ),
    extraPoints: added,
    ...(run.cloned_from && { clonedFrom: run.cloned_from }),
  };
}

async function showAll(db: Db, runs: readonly RunRecord[], reader: Reader): Promise<RunReply[]> {
  const snapshots = await readSnapshots(
    db,
    runs.map(({ protocol_id, sha256 }) => ({ protocolId: protocol_id, snapshot: sha256 })),
  );
  return (await withTheirRows(db, runs)).map((rows) =>
    shown(rows, snapshotIn(snapshots, { snapshot: rows.run.sha256 }), reader),
  );
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

type Cells = ContentReply['values'];

/** The values of a table or of fields, with their fields and rows. */
function contentOn(point: FrozenPoint, values: Cells): ContentReply {
  const fields = 'fields' in point ? inIndexOrder<(typeof point.fields)[number]>(point.fields) : [];
  const rows = 'rows' in point ? inIndexOrder(point.rows) : [];
  const typedInto = (id: string) =>
    rows.length > 0 ? '' : (values.find(({ fieldId }) => fieldId === id)?.value ?? '');
  return {
    fields: fields.map((field) => ({
      id: field.id,
      title: field.title,
      value: typedInto(field.id),
      keyboardType: field.keyboardType,
      inspectionPointFieldAggregation:
        'inspectionPointFieldAggregation' in field ? field.inspectionPointFieldAggregation : 'No',
    })),
    rows: rows.map(({ id, title, inspectionPointRowAggregation }) => ({ id, title, inspectionPointRowAggregation })),
    values,
  };
}

/** True when an answer goes out with parts of its point. */
const needsPoint = (content: ResultContent): boolean => 'values' in content;

type AnswerOnWire = Omit<WireContent, 'content'> & { content?: ContentReply };

/** An answer as it goes out; only what `needsPoint` looks at the point. */
export function answerOnWire(content: ResultContent, point: FrozenPoint | undefined): AnswerOnWire {
  const { content: table, ...answer } = toWireContent(content);
  if (!table) return answer;
  if (!point) throw new Error('An answer with fields goes out with its point.');
  return { ...answer, content: contentOn(point, table.values) };
}
