import type { RunReply } from '@assay/contract/runs/run';
import { extraPointOf, resultOf } from '@assay/domain/runs/said-result';
import type { RunWork } from '@assay/domain/runs/submit-check';
import type { ReadSnapshot } from './read-snapshot.ts';

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
