import type { Import } from '@assay/contract/imports';
import { t } from './imports.texts.ts';

export const linesText = (count: number): string => t('lineCount', { count });

/** What confirming would do, as the label of its button; undefined where it would do nothing. */
export function confirmText({ new: added, changed, faulty }: Import['counts']): string | undefined {
  const lines = added + changed;
  if (lines === 0) return undefined;
  if (faulty === 0) return t('confirm', { lines: linesText(lines) });
  return t('confirmFaulty', { lines: linesText(lines), faulty: t('faultyCount', { count: faulty }) });
}
