import { useSyncExternalStore } from 'react';
import { filesTo } from './entries.ts';
import type { Entry } from './entry.ts';
import type { FieldQueue, QueueTotals, Saving } from './queue.ts';
import type { FileOnItsWay, RecordKey, RecordKind, RecordParts } from './records.ts';
import { waitingPhotos } from './result-keys.ts';

/** A record as it stands; drawn again when it changes, and only then. */
export const useShown = <Kind extends RecordKind>(
  queue: FieldQueue,
  key: RecordKey<Kind>,
): Readonly<RecordParts[Kind]> | undefined => useSyncExternalStore(queue.subscribe, () => queue.shown(key));

export const useSaving = (queue: FieldQueue, key: RecordKey, part?: string): Saving | undefined =>
  useSyncExternalStore(queue.subscribe, () => queue.saving(key, part));

export const useTotals = (queue: FieldQueue): QueueTotals => useSyncExternalStore(queue.subscribe, queue.totals);

/** The start of a visit that the server does not have yet. */
export const useBeginning = (queue: FieldQueue): Entry<'begin'> | undefined =>
  useSyncExternalStore(queue.subscribe, () => queue.entries().find((entry) => entry.kind === 'begin'));

/** How many files of one kind are on their way to a record. */
export const useOnTheWay = (queue: FieldQueue, target: RecordKey, kind: FileOnItsWay['kind']): number =>
  useSyncExternalStore(queue.subscribe, () => filesTo(queue.entries(), target, kind).length);

/** How many photos wait to be sent to a record. */
export const useWaitingPhotos = (queue: FieldQueue, target: RecordKey): number =>
  useSyncExternalStore(queue.subscribe, () => waitingPhotos(queue).get(target)?.length ?? 0);

/** Changes with everything that is written. */
export const useQueueVersion = (queue: FieldQueue): number => useSyncExternalStore(queue.subscribe, queue.version);
