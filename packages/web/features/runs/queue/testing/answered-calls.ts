import type { Entry, KeptWork, Parts, ServerState, Transport, WorkStore } from '../entry.ts';
import { createFieldQueue } from '../field-queue.ts';
import type { FileOnItsWay, RecordParts } from '../records.ts';

export const photo = (name: string): FileOnItsWay => ({ file: new File([], name), target: 'finding/1', kind: 'photo' });
export const finding = (revision: number, parts: Partial<RecordParts['finding']>) =>
  ({ revision, parts }) as ServerState<'finding'>;

/** A transport whose calls are answered when the test says so. */
export function aTransport(options: { holds?: boolean; store?: WorkStore; kept?: KeptWork; quiet?: number } = {}) {
  const calls: { name: string; arrive: (answer?: unknown) => void; fail: (error: Error) => void; entry: Entry }[] = [];
  const transport: Transport = {
    send: (entry) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      calls.push({ name: `${entry.operation} ${entry.key}`, arrive: resolve, fail: reject, entry });
      return promise;
    },
    read: ({ key, operation, parts }) =>
      operation === 'upload' ? [] : [[key, operation === 'remove' ? null : ({ revision: 1, parts } as ServerState)]],
    faultOf: ({ kind, parts }) => (kind === 'finding' && parts.title === '' ? 'Must not be empty' : undefined),
    place: ({ parts }, answer, shown) => [
      {
        key: 'finding/1',
        parts: {
          photos: [...((shown('finding/1')?.photos as Parts[]) ?? []), answer],
          of: (parts as FileOnItsWay).file.name,
        },
      },
    ],
  };
  const call = (place: number) => {
    const one = calls[place];
    if (!one) throw new Error(`Nothing was sent ${place + 1} times.`);
    return one;
  };
  return { queue: createFieldQueue(transport, options), calls, call, names: () => calls.map(({ name }) => name) };
}
