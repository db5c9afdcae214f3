import type { Entry } from '../queue/entry.ts';
import type { FieldQueue, QueueTotals } from '../queue/queue.ts';
import type { RecordKey } from '../queue/records.ts';
import { t } from './perform.texts.ts';

type BarState = 'saved' | 'saving' | 'stored' | 'trouble';

interface Bar {
  state: BarState;
  text: string;
  /** The same for the head of a phone, where little has room. */
  short: string;
}

/** Said of what waits, once it is known whether it would outlast the page. */
function waitingBar({ waiting, stored, storeRefusal, awayBecause }: QueueTotals): Bar {
  const why = awayBecause ?? t('unreachable');
  if (stored === waiting)
    return { state: 'stored', text: t('stored', { count: stored, why }), short: t('storedShort', { count: stored }) };
  const count = waiting - stored;
  const text = storeRefusal ? t('refusedHere', { count }) : t('onlyHere', { count, why });
  return { state: 'trouble', text, short: t('onlyHereShort', { count }) };
}

export function barOf(totals: QueueTotals): Bar {
  const { waiting, stored, storeRefusal, conflicts, refused, incomplete, away } = totals;
  const said = (state: BarState, name: 'conflictSome' | 'refusedSome' | 'incompleteSome', count: number): Bar => ({
    ...{ state, text: t(name, { count }), short: t(`${name}Short`, { count }) },
  });
  if (waiting === 0) return { state: 'saved', text: t('allSaved'), short: t('allSavedShort') };
  if (storeRefusal && stored < waiting) return waitingBar(totals);
  if (conflicts > 0) return said('trouble', 'conflictSome', conflicts);
  if (away) return waitingBar(totals);
  if (refused > 0) return said('trouble', 'refusedSome', refused);
  if (incomplete > 0) return said('saving', 'incompleteSome', incomplete);
  const sending = t('sendingSome', { count: waiting });
  return { state: 'saving', text: sending, short: sending };
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
