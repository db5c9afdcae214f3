import type { ValidationConsequence } from './point-types.ts';
import type { CommonSettings } from './settings.ts';

/** A value must match the pattern; the consequence says what follows if it does not. */
export interface EntryRule {
  pattern: string;
  consequence: ValidationConsequence;
}

/** A part's own rule wins; without a pattern of its own, the point's rule applies as a whole. */
export const entryRule = (
  point: Pick<CommonSettings, 'inputValidationRegexp' | 'validationConsequence'>,
  own: { pattern: string; consequence?: ValidationConsequence | undefined },
): EntryRule =>
  own.pattern === ''
    ? { pattern: point.inputValidationRegexp, consequence: point.validationConsequence }
    : { pattern: own.pattern, consequence: own.consequence ?? point.validationConsequence };
