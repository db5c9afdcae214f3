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
  /** Whether nothing else may be submitted. */
  mustBeNumber: boolean;
  /** Whether limits are held against the values of the table, or anything is computed from them. */
  isReckoned: boolean;
}

/** What is noted about a value of a table, as of a single one. */
export function noteOf(point: CommonSettings, cell: NotedCell): CellNote | undefined {
  const { value, keyboardType, mustBeNumber, isReckoned } = cell;
  const { pattern, consequence } = entryRule(point, { pattern: '' });
  if (!passesPattern(pattern, value)) return { text: patternText(consequence, value, keyboardType), isFault: true };
  if (!asksNumber(keyboardType) || value.trim() === '' || parseNumber(value) !== undefined) return undefined;
  if (mustBeNumber && pattern === '') return { text: t('enterNumber'), isFault: true };
  return isReckoned ? { text: t('notReckoned'), isFault: false } : undefined;
}
