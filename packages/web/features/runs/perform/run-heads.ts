import type { Photo, PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import type { Head } from '../queue/entry.ts';
import { keyOf } from '../queue/writers.ts';

export const resultKey = (runId: string, pointId: string, resultId: string): string =>
  keyOf('result', runId, pointId, resultId);
export const startKey = (runId: string): string => keyOf('start', runId);
export const extraKey = (runId: string, pointId: string): string => keyOf('extra', runId, pointId);

/** A picture as it is written: what the server adds to it changes nothing. */
export interface ShownPhoto {
  imageId: string;
  caption: string;
  layout: Photo['layout'];
}
export const photosOf = (photos: readonly Photo[]): ShownPhoto[] =>
  photos.map(({ imageId, caption, layout }) => ({ imageId, caption, layout }));

export function headOfResult({ revision, photos, ...parts }: PointResultReply): Head {
  return { revision, parts: { ...parts, photos: photosOf(photos) } };
}

/** Everything that the answer of a run says. */
export const headsOfRun = (run: RunReply): [key: string, head: Head][] => [
  [startKey(run.id), { revision: run.revision, parts: { choices: run.choices, samples: run.samples } }],
  ...run.extraPoints.map(({ id, inspectionPointId, point }): [string, Head] => [
    extraKey(run.id, id),
    { revision: 0, parts: { id, inspectionPointId, point } },
  ]),
  ...run.results.map((result): [string, Head] => [
    resultKey(run.id, result.protocolPointId, result.id),
    headOfResult(result),
  ]),
];
