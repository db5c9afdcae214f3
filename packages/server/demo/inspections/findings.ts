import type { FindingInput, PriorityActionInput } from '@assay/contract/follow-ups';
import { isFailure, ratings } from '@assay/domain/ratings';
import type { SafeAnswer } from '@assay/domain/reports/safe-to-run';
import type { AnsweredPoint } from './answer-run.ts';
import type { Cause } from './answers/answer.ts';

type FindingTexts = Pick<FindingInput, 'consequence' | 'corrective' | 'preventive'>;

const texts: Record<Cause, FindingTexts> = {
  wear: {
    consequence: 'The part behind it is damaged when this one wears through.',
    corrective: 'Change the part before the machine works on.',
    preventive: 'Measure more often in the last quarter of its life, and keep a spare on site.',
  },
  reading: {
    consequence: 'The machine works outside of what it is made for, and its life gets shorter.',
    corrective: 'Find the cause, adjust, and read again under load.',
    preventive: 'Read the value at the start of every shift and write it down.',
  },
  condition: {
    consequence: 'People may be hurt, or the machine stops at the wrong moment.',
    corrective: 'Repair or replace it, and show the crew what was found.',
    preventive: 'Add it to the walk before the shift.',
  },
  crack: {
    consequence: 'The crack grows under load until the part breaks.',
    corrective: 'Gouge the crack, weld and test it without damage.',
    preventive: 'Clean and look at the place at every quarterly inspection.',
  },
  leak: {
    consequence: 'Oil is lost, dust comes in, and the ground is soiled.',
    corrective: 'Change the seal or the hose, and top the oil up.',
    preventive: 'Keep the place clean, so that the next drop is seen.',
  },
};

const mostOfVisit = 5;

/** What an inspector writes down besides the points: a finding for whatever has failed, worst first. */
export const failedPoints = (answered: readonly AnsweredPoint[]): AnsweredPoint[] =>
  answered
    .filter(({ result }) => isFailure(result.rating))
    .toSorted((one, other) => other.result.rating - one.result.rating)
    .slice(0, mostOfVisit);

export function findingOf({ at, answer, result }: AnsweredPoint): Omit<FindingInput, 'photos'> {
  const description = [...new Set([answer.observation, answer.comment])].join(' ').trim();
  const about = { pointId: at.id, fixedOnSite: result.fixedOnSite ?? false };
  return { title: at.point.name, description, ...texts[answer.cause ?? 'condition'], ...about };
}

export function actionOf({ at, answer, result }: AnsweredPoint): PriorityActionInput {
  const isUrgent = result.rating === ratings.ImmediateAction;
  return {
    title: `${at.point.name}: ${isUrgent ? 'act before the next shift' : 'repair at the next stop'}`,
    description: texts[answer.cause ?? 'condition'].corrective,
    priority: isUrgent ? 'High' : 'Medium',
    pointId: at.id,
  };
}

/** What stands at the head of the report, after everything was seen. */
export function summaryOf(answered: readonly AnsweredPoint[]): string {
  const count = (rating: number) => answered.filter(({ result }) => result.rating === rating).length;
  const [urgent, repair, follow] = [count(ratings.ImmediateAction), count(ratings.Repair), count(ratings.Follow)];
  if (urgent > 0) return 'The machine needs attention before it works on. What was found is listed below.';
  if (repair > 0) return 'The machine works. Plan the repairs that are listed below for the next stop.';
  if (follow > 0) return 'The machine is in order. A few points are to be looked at again at the next visit.';
  return 'The machine is in good order; nothing was found.';
}

/** Whether the machine may run on, where something cannot wait. */
export function safetyOf(answered: readonly AnsweredPoint[]): {
  safe_to_run: SafeAnswer | '';
  safe_conditions: string;
} {
  const urgent = answered.filter(({ result }) => result.rating === ratings.ImmediateAction);
  if (urgent.length === 0) return { safe_to_run: '', safe_conditions: '' };
  const open = urgent.filter(({ result }) => !result.fixedOnSite);
  if (open.length === 0) return { safe_to_run: 'yes', safe_conditions: '' };
  if (open.length > 1) return { safe_to_run: 'no', safe_conditions: '' };
  const [only] = open;
  return { safe_to_run: 'conditions', safe_conditions: `At half load until this is seen to: ${only?.at.point.name}.` };
}

/** What a Rater makes of a report. */
export const ratingOf = (answered: readonly AnsweredPoint[]): 'Ok' | 'Nok' => {
  const bad = answered.filter(({ result }) => isFailure(result.rating));
  return bad.length > 1 || bad.some(({ result }) => result.rating === ratings.ImmediateAction) ? 'Nok' : 'Ok';
};
