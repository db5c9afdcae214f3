import type { ValidationConsequence } from './point-types.ts';
import type { CommonSettings } from './settings.ts';

/** The pattern that a value is held against, and what follows when it does not fit. */
export interface EntryRule {
  pattern: string;
  consequence: ValidationConsequence;
}

/** A part's own rule stands before the point's; without a pattern of its own the point's rule counts whole. */
export const entryRule = (
  point: Pick<CommonSettings, 'inputValidationRegexp' | 'validationConsequence'>,
  own: { pattern: string; consequence?: ValidationConsequence | undefined },
): EntryRule =>
  own.pattern === ''
    ? { pattern: point.inputValidationRegexp, consequence: point.validationConsequence }
    : { pattern: own.pattern, consequence: own.consequence ?? point.validationConsequence };
