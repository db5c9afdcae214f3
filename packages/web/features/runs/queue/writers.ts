import type { Door, Entry, Known, Parts } from './entry.ts';

type Sending = Parameters<Door['send']>[0];

/** How one kind of record is written; its key is the kind and then its ids, behind slashes. */
export interface Writer {
  put?: (ids: readonly string[], sending: Sending, onProgress: (share: number) => void) => Promise<unknown>;
  remove?: (ids: readonly string[], sending: Sending) => Promise<unknown>;
  /** What the server would refuse, said before it is asked. */
  faultOf?: (ids: readonly string[], parts: Parts) => string | undefined;
  /** What the answer to a put, or the state that it collided with, says. */
  read?: (entry: Entry, answer: never) => Known;
  place?: (entry: Entry, answer: never, shown: (key: string) => Parts | undefined) => { key: string; parts: Parts }[];
}

export const keyOf = (kind: string, ...ids: string[]): string => [kind, ...ids].join('/');
export const idsOf = (key: string): string[] => key.split('/').slice(1);

/** The one way out for records of several kinds. */
export function doorOf(writers: Readonly<Record<string, Writer>>): Door {
  const writerOf = ({ key }: Entry): Writer => {
    const writer = writers[key.split('/', 1)[0] ?? ''];
    if (!writer) throw new Error(`Nothing writes ${key}.`);
    return writer;
  };
  return {
    send: async (entry, onProgress) => {
      const { put, remove } = writerOf(entry);
      const ids = idsOf(entry.key);
      return entry.operation === 'remove' ? remove?.(ids, entry) : put?.(ids, entry, onProgress);
    },
    read: (entry, answer) => {
      if (entry.operation === 'remove') return [[entry.key, null]];
      return writerOf(entry).read?.(entry, answer as never) ?? [];
    },
    faultOf: (entry) =>
      entry.operation === 'put' ? writerOf(entry).faultOf?.(idsOf(entry.key), entry.parts) : undefined,
    place: (entry, answer, shown) => writerOf(entry).place?.(entry, answer as never, shown) ?? [],
  };
}
