import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { ratings } from '../ratings.ts';
import { type Judge, resultFaults } from './judge-result.ts';
import { optionRated } from './proposed-rating.ts';
import { isUntouched, type PointResult } from './result.ts';
import type { WalkStep } from './walk.ts';

/** The fields that marking a point Ok writes. */
export interface OkMark {
  step: WalkStep<SnapshotPoint>;
  change: { rating: typeof ratings.Ok; selection?: string };
}

interface RestOk {
  marks: OkMark[];
  /** Open points that are partly answered, or that need more than Ok: values, photos, comments. */
  leaves: WalkStep<SnapshotPoint>[];
}

/** Each state of a result is its own object, so its change is computed once. */
const changes = new WeakMap<PointResult, OkMark['change'] | null>();

function changeOf(at: SnapshotPoint, result: PointResult, judge: Judge): OkMark['change'] | null {
  const { point } = at;
  const option = optionRated(point, ratings.Ok);
  // Choosing an option does not answer its question, and Ok gives no numbers.
  const isPlain = option ? option.followUpRangeValue === null : point.type === 'Comment';
  if (!point.ratingField.present || !isPlain) return null;
  const change = { rating: ratings.Ok, ...(option && { selection: option.id }) };
  const content = { ...result.content, ...(option && { selection: option.id }) } as PointResult['content'];
  return resultFaults(at, { ...result, content, rating: ratings.Ok }, judge).length === 0 ? change : null;
}

function markOf(step: WalkStep<SnapshotPoint>, result: PointResult, judge: Judge): OkMark | undefined {
  const before = changes.get(result);
  const change = before === undefined ? changeOf(step.at, result, judge) : before;
  changes.set(result, change);
  return change ? { step, change } : undefined;
}

/** Marks untouched points Ok; the other open points are left to the inspector. */
export function restOk(
  steps: readonly WalkStep<SnapshotPoint>[],
  results: ReadonlyMap<string, PointResult>,
  judge: Judge,
  isStepDone: (step: WalkStep<SnapshotPoint>) => boolean,
): RestOk {
  const marks = steps.flatMap((step) => {
    const result = results.get(step.at.id);
    return (result && !result.prefilled && isUntouched(result) && markOf(step, result, judge)) || [];
  });
  const marked = new Set(marks.map(({ step }) => step.at.id));
  return {
    marks,
    leaves: steps.filter((step) => results.has(step.at.id) && !marked.has(step.at.id) && !isStepDone(step)),
  };
}
