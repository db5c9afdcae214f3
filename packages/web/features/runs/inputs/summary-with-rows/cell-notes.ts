import { parseNumber } from '@assay/domain/measurements/numbers';
import { entryRule } from '@assay/domain/points/entry-rule';
import { passesPattern } from '@assay/domain/points/patterns';
import type { KeyboardType } from '@assay/domain/points/point-types';
import type { CommonSettings } from '@assay/domain/points/settings';
import { t } from '../inputs.texts.ts';
import { asksNumber } from '../keyboard.ts';
import { patternText } from '../pattern-text.ts';

interface CellNote {
  text: string;
  /** Whether the value has the wrong form; else it is only a hint. */
  isFault: boolean;
}

interface NotedCell {
  value: string;
  keyboardType: KeyboardType;
  /** Whether limits are held against the values of the table, or anything is computed from them. */
  isReckoned: boolean;
}

/** What is noted about a value of a table, as of a single one. */
export function noteOf(point: CommonSettings, { value, keyboardType, isReckoned }: NotedCell): CellNote | undefined {
  const { pattern, consequence } = entryRule(point, { pattern: '' });
  if (!passesPattern(pattern, value)) return { text: patternText(consequence, value, keyboardType), isFault: true };
  const needsNumber = isReckoned && asksNumber(keyboardType);
  if (needsNumber && value.trim() !== '' && parseNumber(value) === undefined)
    return { text: t('notReckoned'), isFault: false };
  return undefined;
}
