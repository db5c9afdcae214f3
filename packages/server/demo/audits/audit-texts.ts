import { actionPointText } from '@assay/domain/audits/action-point';
import { isFailure, ratings } from '@assay/domain/ratings';
import type { NewSuggestion } from '../../features/audits/add-suggestion.ts';
import type { AnsweredPoint } from '../inspections/answer-run.ts';
import type { Dice } from '../inspections/dice.ts';

const targets = [
  'Raise the throughput by choke-feeding the secondary; the level control can do it.',
  'Bring the recirculating load below 25 % with a larger aperture on the top deck.',
  'Run the primary at a smaller setting, and take load off the secondary.',
  'Even out the feed with a surge pile before the tertiary.',
] as const;
const longTerm = [
  'Plan a second screen before the tertiary.',
  'Replace the conveyor under the primary within two years.',
  'Train the crew in reading wear profiles.',
  'Move the spare parts store beside the workshop.',
] as const;

/** A point as it was answered, where, and the answer that it became. */
export type AuditedPoint = AnsweredPoint & { machine: string; resultId: string };

/** Action points: what failed goes first, then what makes the plant better. */
export function suggestionsOf(answered: readonly AuditedPoint[], own: Dice): NewSuggestion[] {
  const failed = answered.filter(({ result }) => isFailure(result.rating)).slice(0, 6);
  return [
    { type: 'OptimizationTarget', text: own.one(targets) },
    ...failed.map(({ at, machine, result, resultId }): NewSuggestion => {
      const isUrgent = result.rating === ratings.ImmediateAction;
      return {
        type: 'ShortTerm',
        text: actionPointText(
          { machine, point: at.point.name },
          isUrgent ? 'Act before the next shift.' : 'Repair at the next stop.',
        ),
        resultId,
      };
    }),
    { type: 'LongTerm', text: own.one(longTerm) },
  ];
}

export function summaryOf(answered: readonly AnsweredPoint[]): string {
  const count = (wanted: (rating: number) => boolean) => answered.filter(({ result }) => wanted(result.rating)).length;
  const failed = count((rating) => isFailure(rating as never));
  const follow = count((rating) => rating === ratings.Follow);
  if (failed === 0) return `The plant is in good order. ${follow} points are to be followed up.`;
  return `The plant runs well; ${failed} points need repair, and ${follow} are to be followed up.`;
}
