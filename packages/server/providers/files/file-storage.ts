import type { Readable } from 'node:stream';
import { Problem } from '@assay/domain/problem';
import { message, type PlainCode } from '@assay/domain/words/message';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The bytes before they are stored; a file is moved, not copied, where that is possible. */
export type LocalBytes = { path: string } | { bytes: Buffer };

/** Keeps bytes under keys; a key is written once and never changes its contents. */
export interface FileStorage {
  /** All of the bytes, durably, or nothing. */
  store(key: string, source: LocalBytes, contentType: string): Promise<void>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted writes left behind; answers how much. */
  tidy(before: Date): Promise<number>;
}

/** The storage cannot do its work now; nothing was stored. */
export class StorageFault extends Problem {
  constructor(code: 'storageAway' | 'storageFull' | 'fileMissing', reason: PlainCode, cause?: unknown) {
    super('unavailable', message(reason), { code, retryAfterSeconds: 30 });
    this.cause = cause;
  }
}

export const storageAway = (cause: unknown): StorageFault => new StorageFault('storageAway', 'storage.away', cause);

export const storageFull = (cause: unknown): StorageFault => new StorageFault('storageFull', 'storage.full', cause);

export const fileMissing = (cause: unknown): StorageFault =>
  new StorageFault('fileMissing', 'storage.fileMissing', cause);

/** True when a write failed because there is no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

export interface Watch {
  signal: AbortSignal;
  /** Called while the work moves on, so that only silence counts. */
  moved: () => void;
}

/** Gives up on a storage that has been silent for too long. */
export async function withinLimit<T>(limitMs: number, work: (watch: Watch) => Promise<T>): Promise<T> {
  const silent = Promise.withResolvers<never>();
  const aborting = new AbortController();
  const giveUp = () => {
    const reason = new Error(`The storage did not answer within ${limitMs / 1000} s.`);
    aborting.abort(reason);
    silent.reject(storageAway(reason));
  };
  let timer = setTimeout(giveUp, limitMs);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, limitMs);
  };
  try {
    return await Promise.race([work({ signal: aborting.signal, moved }), silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}
