import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../../api/session.ts';
import { notifyFailure } from '../../../ui/notify.ts';
import type { FieldQueue, Unsent } from '../queue/queue.ts';
import { useTotals } from '../queue/use-queue.ts';
import { t } from './kept.texts.ts';
import { type KeptText, useKeptTexts } from './kept-texts.ts';

interface KeptWork {
  visitId: string;
  queue: FieldQueue;
  /** Whether the visit takes changes, as it was last read. */
  isOpen: boolean;
  /** Changes whenever it was read anew. */
  read: unknown;
  /** What is said of something that was not saved; undefined where there is nothing to read. */
  wordsOf: (unsent: Unsent) => Pick<KeptText, 'title' | 'text'> | undefined;
  /** Reads the visit again. */
  refresh: () => void;
  /** Leads to the place of a record, which may only then be loaded. */
  lead: (one: Unsent) => void;
}

/** The place of a text is loaded by then, or not there any more. */
const patience = 10_000;

/** Keeps what was typed and not saved when somebody else ended the visit, until the person has put it in again or dismissed it. */
export function useKeptWork({ visitId, queue, isOpen, read, refresh, lead, ...handlers }: KeptWork) {
  const { kept, keep, dismiss } = useKeptTexts(useSession().user.id, visitId);
  const { stopped, waiting, refused } = useTotals(queue);
  const wordsOf = useEffectEvent(handlers.wordsOf);
  const refreshNow = useEffectEvent(refresh);
  const keepNow = useEffectEvent(keep);

  useEffect(() => {
    if (stopped) refreshNow();
  }, [stopped]);
  // Before the page knows of the end, its fields are open and typing goes on: nothing is taken out of them until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits may have come back since.
  useEffect(() => {
    if (isOpen) return;
    const lost = queue.setAside().map((unsent) => ({ ...unsent, words: wordsOf(unsent) }));
    const more = lost.flatMap(({ words, ...unsent }) => (words ? [{ ...unsent, ...words }] : []));
    if (more.length > 0) keepNow(more);
  }, [queue, isOpen, waiting, refused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody may have ended and opened it between two readings.
  useEffect(() => {
    if (isOpen) queue.resume();
  }, [queue, isOpen, read]);

  function putIn(one: KeptText): void {
    const until = Date.now() + patience;
    // The server never had it.
    const isNew = Object.values(one.base).every((value) => value === undefined);
    lead(one);
    const look = () => {
      if (queue.revisionOf(one.key) !== undefined || isNew) {
        queue.putAgain(one);
        dismiss(one);
      } else if (Date.now() < until) setTimeout(look, 100);
      else notifyFailure(t('putInGone'));
    };
    look();
  }
  return { kept, dismiss, putIn: isOpen ? putIn : undefined };
}
