import type { Product } from '../measurements/limits.ts';
import type { PatternEffort } from '../points/patterns.ts';
import type { Entry } from '../points/point-rules.ts';
import { failedEntries, missingEntries, wordsForNumbers } from '../points/rules.ts';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { isFailure, ratings } from '../ratings.ts';
import { type Message, message, type PlainCode } from '../words/message.ts';
import { saysNothing } from './answer-cells.ts';
import { isLifted, isUntouched, type PointResult } from './result.ts';

export type ResultPart = 'content' | 'comment' | 'internalComment' | 'rating' | 'photos';

export interface ResultFault extends Message {
  part: ResultPart;
  /** The field, list or option group that it is about. */
  entryId: string | null;
}

export interface Judge {
  product: Product;
  /** External users are never asked for internal comments. */
  external: boolean;
  /** Shared by many results that are judged at once; without it each result has its own. */
  effort?: PatternEffort;
}

const fault = (part: ResultPart, code: PlainCode): ResultFault => ({ part, entryId: null, ...message(code) });

/** Names the entry by its title, if it has one. */
const entryFault = (
  kind: 'answer.missing' | 'answer.form' | 'answer.notNumber',
  { id, title }: Pick<Entry, 'id' | 'title'>,
): ResultFault => ({
  part: 'content',
  entryId: id,
  ...(title.trim() === '' ? message(`${kind}Untitled`) : message(kind, { title })),
});

function contentFaults({ point }: SnapshotPoint, { content }: PointResult, { product, effort }: Judge): ResultFault[] {
  const missing = point.contentRequired ? missingEntries(point, content, product) : [];
  // Nothing can be wrong in an empty answer, and most answers of a new run are empty.
  if (saysNothing(content)) return missing.map((entry) => entryFault('answer.missing', entry));
  // A fault that prevents moving on also prevents the report, since answers do not only come from the screen.
  const wrong = failedEntries(point, content, product, effort).filter(({ consequence }) => consequence !== 'NoAction');
  const failedIds = new Set(wrong.map(({ id }) => id));
  const notNumbers = wordsForNumbers(point, content, product, effort).filter(({ id }) => !failedIds.has(id));
  return [
    ...missing.map((entry) => entryFault('answer.missing', entry)),
    ...wrong.map((entry) => entryFault('answer.form', entry)),
    ...notNumbers.map((entry) => entryFault('answer.notNumber', entry)),
  ];
}

/** Photos 'only for failure' are required once the rating is a failure. */
export const asksForPhoto = ({ photoField }: SnapshotPoint['point'], rating: PointResult['rating']): boolean =>
  photoField.present && (!photoField.onlyForFailure || isFailure(rating));

/** The check on the screen and the server ask this one function. */
export function resultFaults(at: SnapshotPoint, result: PointResult, judge: Judge): ResultFault[] {
  const { commentField, internalCommentField, ratingField, photoField } = at.point;
  if (isLifted(result) || (at.optional && isUntouched(result))) return [];
  const asks = ({ present, required }: { present: boolean; required: boolean }) => present && required;
  return [
    ...contentFaults(at, result, judge),
    ...(asks(ratingField) && result.rating === ratings.NotSet ? [fault('rating', 'answer.ratingMissing')] : []),
    ...(asks(commentField) && result.comment.trim() === '' ? [fault('comment', 'answer.commentMissing')] : []),
    ...(asks(internalCommentField) && !judge.external && result.internalComment.trim() === ''
      ? [fault('internalComment', 'answer.internalCommentMissing')]
      : []),
    ...(photoField.required && asksForPhoto(at.point, result.rating) && result.photos.length === 0
      ? [fault('photos', 'answer.photoMissing')]
      : []),
  ];
}

/** Entries that are still empty although the point was rated Ok. A list in which nothing is ticked counts as answered. */
export function missingBesideOk(
  { point }: Pick<SnapshotPoint, 'point'>,
  { content, rating }: Pick<PointResult, 'content' | 'rating'>,
  product: Product,
): Entry[] {
  if (rating !== ratings.Ok || point.type === 'Comment' || !saysNothing(content)) return [];
  const lists = new Set('multipleChoices' in point ? point.multipleChoices.map(({ id }) => id) : []);
  return missingEntries(point, content, product).filter(({ id }) => !lists.has(id));
}

/** A point that was only rated Ok and does not insist on its entries is still open, but may be submitted. */
export const unanswered = (at: SnapshotPoint, result: PointResult, product: Product): ResultFault[] =>
  at.point.contentRequired
    ? []
    : missingBesideOk(at, result, product).map((entry) => entryFault('answer.missing', entry));

/** Stops the inspector from moving on: a format whose author says so, or text instead of a number. */
export function stepFaults({ point }: SnapshotPoint, result: PointResult, product: Product): ResultFault[] {
  if (isLifted(result)) return [];
  const wrong = failedEntries(point, result.content, product).filter(
    ({ consequence }) => consequence === 'PreventMovingNextPoint',
  );
  const failedIds = new Set(wrong.map(({ id }) => id));
  // Where a cell has a format its author decides; a measurement that is no number is wrong in any format.
  const notNumbers = wordsForNumbers(point, result.content, product).filter(
    ({ id, pattern }) => !failedIds.has(id) && (pattern === '' || point.type === 'Measurement'),
  );
  return [
    ...wrong.map((entry) => entryFault('answer.form', entry)),
    ...notNumbers.map((entry) => entryFault('answer.notNumber', entry)),
  ];
}
