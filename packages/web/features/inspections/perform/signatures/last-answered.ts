import { useEffect } from 'react';
import type { FieldQueue } from '../../../runs/queue/queue.ts';

const moments = new WeakMap<FieldQueue, number>();

/** Notes when an answer is changed here, by the clock of this device, as signatures are dated: what is sent is gone from the queue. */
export function useAnswersNoted(queue: FieldQueue): void {
  useEffect(() => {
    const note = () => {
      for (const { kind, operation, changed } of queue.entries())
        if (kind === 'result' && operation === 'put') moments.set(queue, Math.max(lastAnswered(queue), changed));
    };
    note();
    return queue.subscribe(note);
  }, [queue]);
}

/** In milliseconds; 0 where none was changed since the page was opened. */
export const lastAnswered = (queue: FieldQueue): number => moments.get(queue) ?? 0;
