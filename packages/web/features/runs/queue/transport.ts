import type { Entry, Parts, Placed, SentEntry, ServerStates, Transport } from './entry.ts';
import { idsOf, type RecordKey, type RecordKind, type RecordParts } from './records.ts';

/** How one kind of record is written. */
export interface Writer<Kind extends RecordKind = RecordKind> {
  put?: (ids: readonly string[], sending: SentEntry<Kind>, onProgress: (share: number) => void) => Promise<unknown>;
  remove?: (ids: readonly string[], sending: SentEntry<Kind>) => Promise<unknown>;
  /** What the server would refuse, found before anything is sent. */
  faultOf?: (ids: readonly string[], parts: Partial<RecordParts[Kind]>) => string | undefined;
  /** What the answer to a put, or the state that it collided with, says. */
  read?: (entry: Entry<Kind>, answer: never) => ServerStates;
  place?: (entry: Entry<Kind>, answer: never, shown: (key: RecordKey) => Parts | undefined) => Placed[];
}

export type Writers = { [Kind in RecordKind]?: Writer<Kind> };

/** The one way out for records of several kinds. */
export function transportOf(writers: Writers): Transport {
  /** A record and the writer of its own kind belong together, which the compiler cannot see here. */
  const writerOf = ({ kind }: Entry): Writer<never> => {
    const writer = writers[kind];
    if (!writer) throw new Error(`Nothing writes records of the kind ${kind}.`);
    return writer as Writer<never>;
  };
  return {
    send: async (entry, onProgress) => {
      const { put, remove } = writerOf(entry);
      const ids = idsOf(entry.key);
      return entry.operation === 'remove' ? remove?.(ids, entry as never) : put?.(ids, entry as never, onProgress);
    },
    read: (entry, answer) => {
      if (entry.operation === 'remove') return [[entry.key, null]];
      return writerOf(entry).read?.(entry as never, answer as never) ?? [];
    },
    faultOf: (entry) =>
      entry.operation === 'put' ? writerOf(entry).faultOf?.(idsOf(entry.key), entry.parts as never) : undefined,
    place: (entry, answer, shown) => writerOf(entry).place?.(entry as never, answer as never, shown) ?? [],
  };
}
