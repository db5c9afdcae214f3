import { useSyncExternalStore } from 'react';
import type { Parts } from './entry.ts';
import type { FieldQueue, QueueTotals, Saving } from './field-queue.ts';

/** A record as it stands; drawn again when it changes, and only then. */
export const useShown = (queue: FieldQueue, key: string): Parts | undefined =>
  useSyncExternalStore(queue.subscribe, () => queue.shown(key));

export const useSaving = (queue: FieldQueue, key: string, part?: string): Saving | undefined =>
  useSyncExternalStore(queue.subscribe, () => queue.saving(key, part));

export const useTotals = (queue: FieldQueue): QueueTotals => useSyncExternalStore(queue.subscribe, queue.totals);

/** Changes with everything that is written. */
export const useQueueVersion = (queue: FieldQueue): number => useSyncExternalStore(queue.subscribe, queue.version);
