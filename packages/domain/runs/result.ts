import type { ResultContent } from '../points/results.ts';
import { emptyResult } from '../points/rules.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { type Rating, ratings } from '../ratings.ts';
import type { ResultPhoto } from './result-photos.ts';

/** What was found at one point of a run; there is one for every point from the start. */
export interface PointResult {
  /** The answer, by the type of the point. */
  content: ResultContent;
  rating: Rating;
  comment: string;
  /** For the provider's staff alone. */
  internalComment: string;
  /** Stands for the point's name, where that may be overridden. */
  nameOverride: string;
  /** Taken over from the last visit, and not looked at yet. */
  prefilled: boolean;
  photos: ResultPhoto[];
  voiceCommentId: string | null;
}

export const newResult = (point: FrozenPoint): PointResult => ({
  content: emptyResult(point),
  rating: ratings.NotSet,
  comment: '',
  internalComment: '',
  nameOverride: '',
  prefilled: false,
  photos: [],
  voiceCommentId: null,
});

/** 'Skipped' and 'not applicable' are one thing, and lift whatever is required. */
export const isLifted = ({ rating }: PointResult): boolean => rating === ratings.NotApplicable;

const saysNothing = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(saysNothing);
  if (typeof value !== 'object' || value === null) return value === null || value === '';
  return Object.entries(value).every(([name, inner]) => name.endsWith('Id') || saysNothing(inner));
};

/** Whether nothing was answered yet; what a name of a part is does not count as an answer. */
const isContentEmpty = (content: ResultContent): boolean => saysNothing(content);

export const isUntouched = (result: PointResult): boolean =>
  isContentEmpty(result.content) &&
  result.rating === ratings.NotSet &&
  result.comment.trim() === '' &&
  result.internalComment.trim() === '' &&
  result.photos.length === 0 &&
  result.voiceCommentId === null;

/** Whether somebody said something at this visit; what was taken over counts once it was looked at. */
export const isAnswered = (result: PointResult): boolean => !result.prefilled && !isUntouched(result);

/** The last answer put in again; the inspector judges anew, so its rating and comment stay behind. */
export const prefilledResult = (point: FrozenPoint, last: ResultContent): PointResult =>
  isContentEmpty(last) ? newResult(point) : { ...newResult(point), content: last, prefilled: true };
