import { canonicalJson } from '../canonical-json.ts';
import type { ResultContent } from '../points/results.ts';
import { emptyResult } from '../points/rules.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { type Rating, ratings } from '../ratings.ts';
import { saysNothing } from './answer-cells.ts';
import type { ResultPhoto } from './result-photos.ts';

/** A clone keeps what it copied, whatever the point says now. */
export interface CopiedAnswer {
  content: ResultContent;
  comment: string;
}

/** Every point of a run has a result from the start. */
export interface PointResult {
  /** The answer, by the type of the point. */
  content: ResultContent;
  rating: Rating;
  comment: string;
  /** Only for the provider's staff. */
  internalComment: string;
  /** Replaces the point's name, if overriding is allowed. */
  nameOverride: string;
  /** Taken over from the last visit and not looked at yet. */
  prefilled: boolean;
  /** Once part of it was looked at: the cells still from the last visit; absent if there are none. */
  prefilledCells?: string[];
  /** Only in a clone; versions of a report leave it out. */
  copied?: CopiedAnswer;
  /** Questioned values that were kept, `{cell}={value}`; absent if there are none, and in versions of a report. */
  keptSlips?: string[];
  /** Rated worse than Ok and fixed before leaving: it keeps its rating and counts as done. Absent if not. */
  fixedOnSite?: boolean;
  /** A new part was fitted since the visit before. Absent if nobody says so. */
  replaced?: boolean;
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

/** 'Skipped' and 'not applicable' are the same, and nothing is required then. */
export const isLifted = ({ rating }: Pick<PointResult, 'rating'>): boolean => rating === ratings.NotApplicable;

const isContentEmpty = (content: ResultContent): boolean => saysNothing(content);

export const isUntouched = (result: PointResult): boolean =>
  isContentEmpty(result.content) &&
  result.rating === ratings.NotSet &&
  result.comment.trim() === '' &&
  result.internalComment.trim() === '' &&
  result.photos.length === 0 &&
  result.voiceCommentId === null;

/** An answer that was taken over counts once it was looked at. */
export const isAnswered = (result: PointResult): boolean => !result.prefilled && !isUntouched(result);

/** Something was taken over and still has to be confirmed or changed. */
export const isOfLastVisit = ({
  prefilled,
  prefilledCells,
}: Pick<PointResult, 'prefilled' | 'prefilledCells'>): boolean => prefilled || (prefilledCells ?? []).length > 0;

/** Answered, with nothing left to confirm. */
export const isAnsweredNow = (result: PointResult): boolean => !isUntouched(result) && !isOfLastVisit(result);

/** In a clone: the answer was changed but the comment is still the copied one. */
export const hasCopiedComment = ({ content, comment, copied }: PointResult): boolean =>
  copied !== undefined &&
  comment.trim() !== '' &&
  comment === copied.comment &&
  canonicalJson(content) !== canonicalJson(copied.content);

/** The inspector rates and comments again, so only the answer is taken over. */
export const prefilledResult = (point: FrozenPoint, last: ResultContent): PointResult =>
  isContentEmpty(last) ? newResult(point) : { ...newResult(point), content: last, prefilled: true };
