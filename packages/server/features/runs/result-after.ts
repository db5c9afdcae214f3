import type { ResultInput } from '@assay/contract/runs/result';
import { type FieldError, fieldError } from '@assay/domain/problem';
import type { FrozenPoint } from '@assay/domain/protocols/snapshot';
import { needsAttention, type Rating, ratings } from '@assay/domain/ratings';
import { cellsLeft, selectionCell } from '@assay/domain/runs/last-visit-cells';
import type { PointResult } from '@assay/domain/runs/result';
import type { ResultPhoto } from '@assay/domain/runs/result-photos';
import { contentAfter, contentFaults, idsIn } from '@assay/domain/runs/wire-content';
import { withComputed } from '@assay/domain/runs/with-computed';
import { isWatched } from '@assay/domain/trends/life-range';

/** Skipping is a rating, and taking it back leaves none. */
function ratingAfter(was: Rating, { rating = was, skipped }: ResultInput): Rating {
  if (skipped === true) return ratings.NotApplicable;
  return skipped === false && rating === ratings.NotApplicable ? ratings.NotSet : rating;
}

/** Cells that the point does not have. */
function unknownCells(point: FrozenPoint, cells: readonly string[]): FieldError[] {
  if (cells.length === 0) return [];
  const known = idsIn(point).add(selectionCell);
  return cells.flatMap((cell, place) =>
    cell.split('/').every((id) => known.has(id)) ? [] : [fieldError(`prefilledCells.${place}`, 'answer.otherPart')],
  );
}

/** What is wrong with this input for a point. */
export function inputFaults(point: FrozenPoint, input: ResultInput): FieldError[] {
  const renamed = (input.nameOverride ?? '').trim() !== '' && !point.nameOverridable;
  return [
    ...contentFaults(point, input),
    ...unknownCells(point, input.prefilledCells ?? []),
    ...(renamed ? [fieldError('nameOverride', 'answer.nameStays')] : []),
  ];
}

/** Only what is rated worse than Ok can be fixed on site, and only of a part that is watched it matters that it was replaced. */
export function markFaults(point: FrozenPoint, was: PointResult, input: ResultInput): FieldError[] {
  return [
    ...(input.fixedOnSite && !needsAttention(ratingAfter(was.rating, input))
      ? [fieldError('fixedOnSite', 'answer.nothingToFix')]
      : []),
    ...(input.replaced && !isWatched(point) ? [fieldError('replaced', 'answer.notWatched')] : []),
  ];
}

/** Whoever is from outside is not shown internal comments: one that they send is no repeat of what they read. */
export const hiddenFaults = ({ internalComment }: ResultInput, external: boolean): FieldError[] =>
  external && internalComment !== undefined ? [fieldError('internalComment', 'value.readOnly')] : [];

/** A result after an input. */
export const resultAfter = (
  point: FrozenPoint,
  was: PointResult,
  input: ResultInput,
  photos: ResultPhoto[],
): PointResult => {
  const content = withComputed(point, contentAfter(was.content, input));
  const rating = ratingAfter(was.rating, input);
  return {
    content,
    rating,
    comment: input.comment ?? was.comment,
    internalComment: input.internalComment ?? was.internalComment,
    nameOverride: input.nameOverride ?? was.nameOverride,
    prefilled: false,
    prefilledCells: cellsLeft(point, was, content, input.prefilledCells),
    fixedOnSite: needsAttention(rating) && (input.fixedOnSite ?? was.fixedOnSite ?? false),
    replaced: input.replaced ?? was.replaced ?? false,
    photos,
    voiceCommentId: input.voiceCommentId === undefined ? was.voiceCommentId : input.voiceCommentId,
  };
};
