import type { RunOutline } from '@assay/contract/audits';
import { type Rating, ratings } from '@assay/domain/ratings';
import { isOfLastVisit } from '@assay/domain/runs/result';
import type { FieldQueue } from '../../../runs/queue/queue.ts';
import type { RecordParts } from '../../../runs/queue/records.ts';
import { resultsByRun } from '../../../runs/queue/result-keys.ts';

type Result = Readonly<RecordParts['result']>;

const isText = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Whether anything was found at a point, of whatever type it is. */
export const saysSomething = (result: Result): boolean =>
  result.rating !== ratings.NotSet ||
  [result.value, result.comment, result.internalComment].some(isText) ||
  Boolean(result.selection) ||
  result.photos.length > 0 ||
  result.voiceCommentId !== null ||
  [...(result.content?.values ?? []), ...(result.rangeValues ?? [])].some(({ value }) => isText(value)) ||
  [...(result.multipleChoices ?? []), ...(result.dropdowns ?? [])].some(({ optionIds }) => optionIds.length > 0);

/** What was taken over from the last visit is answered once somebody looked at it. */
export const isAnsweredHere = (result: Result): boolean => !isOfLastVisit(result) && saysSomething(result);

const isJudged = (rating: Rating): boolean => rating >= ratings.Ok && rating <= ratings.ImmediateAction;

/** How far a run is: as the outline says until its answers are loaded, then as they stand on the page. */
export function runProgress(queue: FieldQueue, run: RunOutline): Pick<RunOutline, 'points' | 'answered' | 'worst'> {
  const results = resultsByRun(queue).get(run.id) ?? [];
  if (results.length === 0) return run;
  const judged = results.map(({ rating }) => rating).filter(isJudged);
  return {
    points: results.length,
    answered: results.filter(isAnsweredHere).length,
    worst: judged.toSorted((one, other) => other - one)[0] ?? null,
  };
}
