import { type FieldError, fieldError } from '../problem.ts';
import { type Rating, ratings } from '../ratings.ts';

/** What whoever inspected a machine says of its use until everything is seen to. */
export const safeAnswers = ['yes', 'conditions', 'no'] as const;
export type SafeAnswer = (typeof safeAnswers)[number];

/** What is missing before a machine with something that cannot wait is handed over. */
export function safeFaults(
  { safeToRun = '', safeConditions = '' }: { safeToRun?: string; safeConditions?: string },
  found: readonly Rating[],
): FieldError[] {
  if (safeToRun === '')
    return found.includes(ratings.ImmediateAction) ? [fieldError('safeToRun', 'inspection.safeMissing')] : [];
  return safeToRun === 'conditions' && safeConditions.trim() === ''
    ? [fieldError('safeConditions', 'inspection.conditionsMissing')]
    : [];
}
