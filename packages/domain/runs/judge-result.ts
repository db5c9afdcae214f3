import type { Product } from '../measurements/limits.ts';
import type { PatternEffort } from '../points/patterns.ts';
import type { Entry } from '../points/point-rules.ts';
import { failedEntries, missingEntries, wordsForNumbers } from '../points/rules.ts';
import type { SnapshotPoint } from '../protocols/snapshot.ts';
import { isFailure, ratings } from '../ratings.ts';
import { type Message, message, type PlainCode } from '../words/message.ts';
import { saysNothing } from './answer-cells.ts';
import { isLifted, isUntouched, type PointResult } from './result.ts';

/** Where in a result something is missing or wrong. */
export type ResultPart = 'content' | 'comment' | 'internalComment' | 'rating' | 'photos';

export interface ResultFault extends Message {
  part: ResultPart;
  /** The field, list or option group inside the content that it is about. */
  entryId: string | null;
}

export interface Judge {
  product: Product;
  /** Internal comments are never required of others than the provider's staff. */
  external: boolean;
  /** What is left for expressions where many results are judged at once; each result has its own otherwise. */
  effort?: PatternEffort;
}

const fault = (part: ResultPart, code: PlainCode): ResultFault => ({ part, entryId: null, ...message(code) });

/** A fault of one thing that is filled in, by its title where it has one. */
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
  // Most points of a run that has just begun: nothing of theirs can be wrong, and tables have many cells.
  if (saysNothing(content)) return missing.map((entry) => entryFault('answer.missing', entry));
  // What prevents moving on prevents the report too: a screen is not the only way to write an answer.
  const wrong = failedEntries(point, content, product, effort).filter(({ consequence }) => consequence !== 'NoAction');
  const failedIds = new Set(wrong.map(({ id }) => id));
  const notNumbers = wordsForNumbers(point, content, product, effort).filter(({ id }) => !failedIds.has(id));
  return [
    ...missing.map((entry) => entryFault('answer.missing', entry)),
    ...wrong.map((entry) => entryFault('answer.form', entry)),
    ...notNumbers.map((entry) => entryFault('answer.notNumber', entry)),
  ];
}

/** Photos 'only for failure' are required once the rating is one. */
export const asksForPhoto = ({ photoField }: SnapshotPoint['point'], rating: PointResult['rating']): boolean =>
  photoField.present && (!photoField.onlyForFailure || isFailure(rating));

/** What stands in the way of submitting a point; the check on the screen and the server ask the same. */
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

/** What a point asks for where Ok was said and nothing else. Whoever ticks nothing in a list has found nothing of it. */
export function missingBesideOk(
  { point }: Pick<SnapshotPoint, 'point'>,
  { content, rating }: Pick<PointResult, 'content' | 'rating'>,
  product: Product,
): Entry[] {
  if (rating !== ratings.Ok || point.type === 'Comment' || !saysNothing(content)) return [];
  const lists = new Set('multipleChoices' in point ? point.multipleChoices.map(({ id }) => id) : []);
  return missingEntries(point, content, product).filter(({ id }) => !lists.has(id));
}

/** What a point asks for without insisting on it, where Ok was said alone: it is still open, and may be submitted so. */
export const unanswered = (at: SnapshotPoint, result: PointResult, product: Product): ResultFault[] =>
  at.point.contentRequired
    ? []
    : missingBesideOk(at, result, product).map((entry) => entryFault('answer.missing', entry));

/** What keeps the inspector from stepping on to the next point: a form whose author says so, and letters for a number. */
export function stepFaults({ point }: SnapshotPoint, result: PointResult, product: Product): ResultFault[] {
  if (isLifted(result)) return [];
  const wrong = failedEntries(point, result.content, product).filter(
    ({ consequence }) => consequence === 'PreventMovingNextPoint',
  );
  const failedIds = new Set(wrong.map(({ id }) => id));
  // Where a cell has a form, its author says what follows; a measurement that is no number measures nothing, whatever its form.
  const notNumbers = wordsForNumbers(point, result.content, product).filter(
    ({ id, pattern }) => !failedIds.has(id) && (pattern === '' || point.type === 'Measurement'),
  );
  return [
    ...wrong.map((entry) => entryFault('answer.form', entry)),
    ...notNumbers.map((entry) => entryFault('answer.notNumber', entry)),
  ];
}
