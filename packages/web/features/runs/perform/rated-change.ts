import type { OptionGroup } from '@assay/domain/points/parts';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { isFailure, type Rating, ratings } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';

type Options = OptionGroup['options'];

/** The one option that stands for a rating; none where several do. */
function onlyRated(options: Options, rating: Rating): string | undefined {
  const [option, another] = options.filter((one) => one.rating === rating && one.name.trim() !== '');
  return another ? undefined : option?.id;
}

/** Which option is chosen once a point is rated: the one that says the same, and none that says the contrary. */
function selectionAfter(options: Options, selection: string | null, rating: Rating): string | null {
  if (rating === ratings.NotApplicable) return null;
  const chosen = options.find(({ id }) => id === selection);
  const says = chosen?.rating ?? undefined;
  if (rating === ratings.NotSet || says === rating || (chosen && says === undefined)) return selection;
  const isContrary = says === ratings.Ok && isFailure(rating);
  return onlyRated(options, rating) ?? (isContrary ? null : selection);
}

/** What a rating changes of a result: the option that stands for it goes with it, and so do the words that came with the option. */
export function ratedChange(point: FrozenPoint, { content, comment }: PointResult, rating: Rating) {
  const { selection = null } = content as { selection?: string | null };
  const { optionGroup } = point as { optionGroup?: OptionGroup | null };
  const options = optionGroup?.options ?? [];
  const next = selectionAfter(options, selection, rating);
  if (next === selection) return { rating };
  const wordsOf = (id: string | null) => options.find((option) => option.id === id)?.defaultComment ?? '';
  const isGiven = comment.trim() === '' || comment === wordsOf(selection);
  const words = isGiven && comment !== wordsOf(next) ? { comment: wordsOf(next) } : {};
  return { rating, selection: next, followUps: [], ...words };
}
