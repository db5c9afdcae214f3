import { parseNumber } from '@assay/domain/measurements/numbers';
import type { KeyboardType, ValidationConsequence } from '@assay/domain/points/point-types';
import { t } from './inputs.texts.ts';
import { asksNumber } from './keyboard.ts';

const consequenceKeys = {
  PreventMovingNextPoint: 'blocksNext',
  PreventReport: 'blocksSubmitting',
} as const satisfies Partial<Record<ValidationConsequence, string>>;

/** What an inspector reads when a value does not fit its pattern. */
export function patternText(
  consequence: ValidationConsequence,
  value: string,
  keyboardType: KeyboardType = '',
): string {
  const lacksNumber = asksNumber(keyboardType) && parseNumber(value) === undefined;
  const what = t(lacksNumber ? 'enterNumber' : 'otherFormat');
  return consequence === 'NoAction' ? what : t(consequenceKeys[consequence], { what });
}
