import type { FieldQueue } from '../../runs/queue/queue.ts';
import { fieldKey } from '../perform/inspection-states.ts';

const summary = fieldKey('summary');

/** The summary, where ratings were changed and it was not: it may still tell of what they were before. */
export function unreadSummary(queue: FieldQueue): string {
  const entries = queue.entries();
  const isRatedAnew = entries.some(({ kind, parts }) => kind === 'result' && 'rating' in parts);
  const isSummaryChanged = entries.some(({ key }) => key === summary);
  return isRatedAnew && !isSummaryChanged ? (queue.shown(summary)?.text ?? '').trim() : '';
}
