import { bandOf, limitFor, type Product, suggestedRating } from '../measurements/limits.ts';
import { parseNumber } from '../measurements/numbers.ts';
import { isLimited } from '../measurements/summary-table.ts';
import type { GroupOption, OptionGroup } from '../points/parts.ts';
import { missingEntries } from '../points/rules.ts';
import { shapeOf } from '../points/summary-with-rows.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { type Rating, ratings } from '../ratings.ts';
import { isOfLastVisit, type PointResult } from './result.ts';

/** The first option that gives the point this rating. */
export const optionRated = (point: FrozenPoint, rating: Rating): GroupOption | undefined =>
  ((point as { optionGroup?: OptionGroup | null }).optionGroup?.options ?? [])
    .filter((option) => option.rating === rating && option.name.trim() !== '')
    .toSorted((a, b) => a.index - b.index)[0];

/** Numbers that the limits apply to; none while the answer is incomplete. */
function limitedNumbers(point: FrozenPoint, { content }: PointResult, product: Product): number[] {
  if (missingEntries(point, content, product).length > 0) return [];
  if (point.type === 'Measurement') return [parseNumber((content as { value: string }).value) ?? []].flat();
  if (point.type !== 'SummaryWithRows') return [];
  const shape = shapeOf(point);
  const { values } = content as { values: { rowId: string; fieldId: string; value: string }[] };
  return values
    .filter(({ rowId, fieldId }) => isLimited(shape, rowId, fieldId))
    .flatMap(({ value }) => parseNumber(value) ?? []);
}

/** The worst of its values decides; the inspector may choose otherwise. */
export function proposedRating(point: FrozenPoint, result: PointResult, product: Product): Rating | undefined {
  const limit = 'measurementLimits' in point ? limitFor(point.measurementLimits, product) : undefined;
  if (!limit || !point.ratingField.present) return undefined;
  const found = limitedNumbers(point, result, product).map((number) => suggestedRating(bandOf(number, limit)));
  return found.length > 0 ? (Math.max(...found) as Rating) : undefined;
}

/** Going on from a point accepts the proposed rating, unless values are still from the last visit: going on does not confirm those. */
export const ratedByGoingOn = (point: FrozenPoint, result: PointResult, product: Product): Rating | undefined =>
  result.rating !== ratings.NotSet || isOfLastVisit(result) ? undefined : proposedRating(point, result, product);

/** A rating that followed the limits follows them again; any other is the inspector's own. */
export function ratingAfter(
  point: FrozenPoint,
  before: PointResult,
  content: PointResult['content'],
  product: Product,
): Rating {
  if (before.rating === ratings.NotSet || before.rating !== proposedRating(point, before, product))
    return before.rating;
  return proposedRating(point, { ...before, content }, product) ?? ratings.NotSet;
}
