import { onTestFinished } from 'vitest';
import { createFieldQueue } from '../field-queue.ts';
import type { FieldQueue } from '../queue.ts';

/** A queue that keeps what is typed and sends nothing, for the time of one test. */
export function stillQueue(failure = new Error('Nothing leaves.')): FieldQueue {
  const queue = createFieldQueue(
    {
      send: () => Promise.reject(failure),
      read: () => [],
      faultOf: () => undefined,
      place: () => [],
    },
    { holds: true },
  );
  onTestFinished(queue.close);
  return queue;
}
