import type { Photo, PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import type { ServerState, ServerStates } from '../queue/entry.ts';
import { keyOf, type ShownPhoto } from '../queue/records.ts';

export const resultKey = (runId: string, pointId: string, resultId: string) =>
  keyOf('result', runId, pointId, resultId);
export const startKey = (runId: string) => keyOf('start', runId);
export const extraKey = (runId: string, pointId: string) => keyOf('extra', runId, pointId);

export const photosOf = (photos: readonly Photo[]): ShownPhoto[] =>
  photos.map(({ imageId, caption, layout, markedFrom }) => ({
    ...{ imageId, caption, layout },
    ...(markedFrom && { markedFrom }),
  }));

/** What may be written of a result: the fields and rows of a table are those of its point. */
export function stateOfResult({ revision, photos, content, ...parts }: PointResultReply): ServerState<'result'> {
  const answer = content && { content: { values: content.values } };
  return { revision, parts: { ...parts, ...answer, photos: photosOf(photos) } };
}

/** Everything that the answer of a run says. */
export const statesOfRun = (run: RunReply): ServerStates => [
  [startKey(run.id), { revision: run.revision, parts: { choices: run.choices, samples: run.samples } }],
  ...run.extraPoints.map(({ id, inspectionPointId, index, point }): ServerStates[number] => [
    extraKey(run.id, id),
    { revision: 0, parts: { id, inspectionPointId, index, point } },
  ]),
  ...run.results.map((result): ServerStates[number] => [
    resultKey(run.id, result.protocolPointId, result.id),
    stateOfResult(result),
  ]),
];
