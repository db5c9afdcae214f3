import type { Product } from '@assay/domain/measurements/limits';
import type { SnapshotPoint } from '@assay/domain/protocols/snapshot';
import type { Rating } from '@assay/domain/ratings';
import { type AnswerSlip, openSlips } from '@assay/domain/runs/answer-slips';
import { proposedRating } from '@assay/domain/runs/proposed-rating';
import { newResult, type PointResult } from '@assay/domain/runs/result';
import { contentAfter } from '@assay/domain/runs/wire-content';
import type { EarlierValues } from './performing.ts';

/** What looks like a slip at a point and is still to be answered, by what this device knows of earlier visits and of other machines. */
export function pointSlips(
  at: SnapshotPoint,
  result: PointResult,
  { lastVisits, usual }: EarlierValues,
  product: Product,
): AnswerSlip[] {
  const visit = lastVisits.get(at.id);
  const model = usual?.get(at.inspectionPointId);
  if (!visit) return openSlips(at, result, { model }, product);
  const { rating: _, comment: __, ...answer } = visit.result;
  const last = contentAfter(newResult(at.point).content, answer);
  return openSlips(at, result, { history: visit.history, last, model }, product);
}

/** What the answer proposes; nothing as long as it is asked whether its value is a slip. */
export const shownProposal = (
  at: SnapshotPoint,
  result: PointResult,
  earlier: EarlierValues,
  product: Product,
): Rating | undefined =>
  pointSlips(at, result, earlier, product).length === 0 ? proposedRating(at.point, result, product) : undefined;
