import type { ResultContent } from '../points/results.ts';
import { emptyResult } from '../points/rules.ts';
import { canonicalJson } from '../protocols/canonical-json.ts';
import type { FrozenPoint } from '../protocols/snapshot.ts';
import { type Rating, ratings } from '../ratings.ts';
import { saysNothing } from './answer-cells.ts';
import type { ResultPhoto } from './result-photos.ts';

/** What a clone copied to a point, whatever stands there now. */
export interface CopiedAnswer {
  content: ResultContent;
  comment: string;
}

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
  /** Once somebody has looked at a part of it: the cells that are still as at the last visit; absent where there are none. */
  prefilledCells?: string[];
  /** Of a clone; absent in what is stored of a report. */
  copied?: CopiedAnswer;
  /** Values that were questioned and kept, `{cell}={value}`; absent where there are none, and in what is stored of a report. */
  keptSlips?: string[];
  /** Rated worse than Ok, and put right before leaving: it keeps its rating, and is done. Absent where it is not. */
  fixedOnSite?: boolean;
  /** Another part is built in than at the visit before. Absent where nobody says so. */
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

/** 'Skipped' and 'not applicable' are one thing, and lift whatever is required. */
export const isLifted = ({ rating }: Pick<PointResult, 'rating'>): boolean => rating === ratings.NotApplicable;

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

/** Whether anything of it was taken over and is still to be confirmed or changed. */
export const isOfLastVisit = ({
  prefilled,
  prefilledCells,
}: Pick<PointResult, 'prefilled' | 'prefilledCells'>): boolean => prefilled || (prefilledCells ?? []).length > 0;

/** The same, with nothing of it left that is still to be confirmed. */
export const isAnsweredNow = (result: PointResult): boolean => !isUntouched(result) && !isOfLastVisit(result);

/** Of a clone: whether the answer is another by now, while the comment is still the one that was copied. */
export const hasCopiedComment = ({ content, comment, copied }: PointResult): boolean =>
  copied !== undefined &&
  comment.trim() !== '' &&
  comment === copied.comment &&
  canonicalJson(content) !== canonicalJson(copied.content);

/** The last answer put in again; the inspector judges anew, so its rating and comment stay behind. */
export const prefilledResult = (point: FrozenPoint, last: ResultContent): PointResult =>
  isContentEmpty(last) ? newResult(point) : { ...newResult(point), content: last, prefilled: true };
