import type { Import } from '@assay/contract/imports';
import { numberText } from '../../ui/number-text.ts';
import { t } from './imports.texts.ts';

export const linesText = (count: number): string =>
  count === 1 ? t('oneLine') : t('manyLines', { count: numberText(count) });

const faultyText = (count: number): string =>
  count === 1 ? t('oneFaulty') : t('manyFaulty', { count: numberText(count) });

/** What confirming would do, as the label of its button; undefined where it would do nothing. */
export function confirmText({ new: added, changed, faulty }: Import['counts']): string | undefined {
  const lines = added + changed;
  if (lines === 0) return undefined;
  if (faulty === 0) return t('confirm', { lines: linesText(lines) });
  return t('confirmFaulty', { lines: linesText(lines), faulty: faultyText(faulty) });
}
