import type { PointResultReply } from '@assay/contract/runs/result';
import type { RunReply } from '@assay/contract/runs/run';
import { emptyResult } from '@assay/domain/points/rules';
import { newProtocolPoint } from '@assay/domain/protocols/new-protocol';
import type { FrozenPoint, SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { PointResult } from '@assay/domain/runs/result';
import { contentAfter } from '@assay/domain/runs/said-content';
import type { RunWork } from '@assay/domain/runs/submit-check';
import type { ReadSnapshot } from './read-snapshot.ts';

/** An added point, as if it stood in the protocol. */
const extraPointOf = (extra: RunReply['extraPoints'][number]): SnapshotPoint => ({
  ...newProtocolPoint(extra.inspectionPointId),
  id: extra.id,
  point: extra.point as FrozenPoint,
});

function resultOf(point: FrozenPoint, reply: PointResultReply): PointResult {
  return {
    content: contentAfter(emptyResult(point), reply),
    rating: reply.rating,
    comment: reply.comment,
    internalComment: reply.internalComment ?? '',
    nameOverride: reply.nameOverride,
    prefilled: reply.prefilled,
    photos: reply.photos,
    voiceCommentId: reply.voiceCommentId,
  };
}

/** A run as its rules see it: of today, or of any version of a report. */
export function workOf(run: RunReply, snapshot: ReadSnapshot): RunWork {
  const extraPoints = run.extraPoints.map(extraPointOf);
  const points = new Map([...snapshot.points, ...extraPoints.map((at) => [at.id, at] as const)]);
  const results = run.results.flatMap((reply) => {
    const at = points.get(reply.protocolPointId);
    return at ? [[at.id, resultOf(at.point, reply)] as const] : [];
  });
  return {
    snapshot: snapshot.content,
    choices: run.choices,
    samples: run.samples,
    results: new Map(results),
    extraPoints,
    product: {
      productFamilyId: run.equipment?.productFamilyId ?? null,
      productModelId: run.equipment?.productModelId ?? null,
    },
    modelName: run.equipment?.productModelName ?? null,
  };
}
