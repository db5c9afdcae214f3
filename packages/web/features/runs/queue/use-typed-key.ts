import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FieldQueue } from './queue.ts';
import type { RecordKey } from './records.ts';

/** Whoever pauses for less than this is still typing. */
const pause = 5_000;

const newestTyped = (queue: FieldQueue): RecordKey | undefined =>
  queue.entries().findLast(({ operation }) => operation === 'put')?.key;

/** The record that is being typed into, for as long as it is not saved and a little longer: others are told. */
export function useTypedKey(queue: FieldQueue): RecordKey | undefined {
  const newest = useSyncExternalStore(queue.subscribe, () => newestTyped(queue));
  const [last, setLast] = useState<RecordKey>();
  useEffect(() => {
    if (newest) {
      setLast(newest);
      return;
    }
    const timer = setTimeout(() => setLast(undefined), pause);
    return () => clearTimeout(timer);
  }, [newest]);
  return newest ?? last;
}
