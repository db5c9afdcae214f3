import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SheetKind } from '@assay/domain/translations/sheet';
import type { FileAnswer } from '../../http/replies/file-reply.ts';
import type { SheetPoint } from './sheet.queries.ts';
import type { SheetMessage } from './sheet-thread.ts';

/** Handing a point over takes time as well: requests come in between. */
const pointsAtOnce = 500;

/** In a thread of its own: the process goes on answering meanwhile. */
async function written(kind: SheetKind, points: readonly SheetPoint[]): Promise<Buffer> {
  const thread = new Worker(new URL('./sheet-thread.ts', import.meta.url), { workerData: kind });
  const send = (message: SheetMessage) => thread.postMessage(message);
  try {
    const answer = once(thread, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
    // It may fail while points are still handed over; whoever waits for the answer hears of it.
    answer.catch(() => {});
    for (let place = 0; place < points.length; place += pointsAtOnce) {
      send(points.slice(place, place + pointsAtOnce));
      await setImmediate();
    }
    send(null);
    const [bytes] = await answer;
    return Buffer.from(bytes.buffer);
  } finally {
    await thread.terminate();
  }
}

/** The spreadsheet that translators fill in and send back. */
export async function writeSheet(kind: SheetKind, points: readonly SheetPoint[], day: string): Promise<FileAnswer> {
  const content = await written(kind, points);
  return {
    content,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${day}_${kind === 'name' ? 'names' : 'descriptions'}.xlsx`,
    size: content.length,
  };
}
