import type { OptionGroup } from '@assay/domain/points/parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { type Rating, ratings } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';

/** What a rating changes of a result: a point that is not applicable has no chosen option, nor the words that came with it. */
export function ratedChange(point: FrozenPoint, { content, comment }: PointResult, rating: Rating) {
  const { selection = null } = content as { selection?: string | null };
  if (rating !== ratings.NotApplicable || selection === null) return { rating };
  const { optionGroup } = point as { optionGroup?: OptionGroup | null };
  const given = optionGroup?.options.find(({ id }) => id === selection)?.defaultComment ?? '';
  return { rating, selection: null, followUps: [], ...(given !== '' && given === comment && { comment: '' }) };
}
