import type { Entry } from '../queue/entry.ts';
import type { FieldQueue, QueueTotals } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';
import { t } from './perform.texts.ts';

type BarState = 'saved' | 'saving' | 'stored' | 'trouble';

/** Said of what waits, once it is known whether it would outlast the page. */
function waitingText({ waiting, stored, storeRefusal, awayBecause }: QueueTotals): string {
  const why = awayBecause ?? t('unreachable');
  if (stored === waiting) return t('stored', { count: stored, why });
  return storeRefusal ? t('refusedHere', { count: waiting - stored }) : t('onlyHere', { count: waiting - stored, why });
}

export function barOf(totals: QueueTotals): { state: BarState; text: string } {
  const { waiting, stored, storeRefusal, conflicts, refused, incomplete, away } = totals;
  if (waiting === 0) return { state: 'saved', text: t('allSaved') };
  if (storeRefusal && stored < waiting) return { state: 'trouble', text: waitingText(totals) };
  if (conflicts > 0) return { state: 'trouble', text: t('conflictSome', { count: conflicts }) };
  if (away) return { state: stored < waiting ? 'trouble' : 'stored', text: waitingText(totals) };
  if (refused > 0) return { state: 'trouble', text: t('refusedSome', { count: refused }) };
  if (incomplete > 0) return { state: 'saving', text: t('incompleteSome', { count: incomplete }) };
  return { state: 'saving', text: t('sendingSome', { count: waiting }) };
}

/** What stands in the way; a removal has no place of its own any more. */
export const blockedIn = (queue: FieldQueue): Entry | undefined =>
  queue
    .entries()
    .find(
      ({ key, kind, state, operation }) =>
        kind !== 'begin' &&
        operation !== 'remove' &&
        (state !== 'waiting' || (operation === 'put' && queue.faultOf(key))),
    );

/** A file stands at the record that it is for. */
export const shownAt = (entry: Entry): RecordKey => (entry.kind === 'upload' && entry.parts.target) || entry.key;
