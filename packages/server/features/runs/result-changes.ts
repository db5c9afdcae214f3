import { resultValue } from '@assay/domain/protocols/dependencies/result-value';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { ratingLabels, ratings } from '@assay/domain/ratings';
import type { PointResult } from '@assay/domain/runs/result';

export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** Of long texts the beginning is recorded: results are saved while people type. */
const longestRecorded = 200;
const shortened = (text: string): string =>
  text.length > longestRecorded ? `${text.slice(0, longestRecorded)}…` : text;

const labels = new Map<number, string>(
  Object.entries(ratings).map(([name, rating]) => [rating, ratingLabels[name as keyof typeof ratings]]),
);

const texts = (point: FrozenPoint, result: PointResult): Record<string, string> => ({
  answer: [resultValue(point, result.content) ?? ''].flat().join(', '),
  rating: labels.get(result.rating) ?? '',
  comment: result.comment,
  internalComment: result.internalComment,
  nameOverride: result.nameOverride,
  fixedOnSite: result.fixedOnSite ? 'yes' : '',
  replaced: result.replaced ? 'yes' : '',
  photos: String(result.photos.length),
  voiceComment: result.voiceCommentId === null ? '' : 'recorded',
});

/** What another state of a result says differently, in words for its history. */
export function resultChanges(point: FrozenPoint, was: PointResult, is: PointResult): FieldChange[] {
  const [before, after] = [texts(point, was), texts(point, is)];
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shortened(from), to: shortened(to) }));
}
