import type { Readable } from 'node:stream';
import { Problem } from '@assay/domain/problem';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes are before they are stored; a file is moved, not copied, where that is possible. */
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
  constructor(code: 'storageAway' | 'storageFull' | 'fileMissing', message: string, cause?: unknown) {
    super('unavailable', message, { code, retryAfterSeconds: 30 });
    this.cause = cause;
  }
}

export const storageAway = (cause: unknown): StorageFault =>
  new StorageFault(
    'storageAway',
    'The file storage cannot be reached right now. Nothing was stored; try again.',
    cause,
  );

export const storageFull = (cause: unknown): StorageFault =>
  new StorageFault(
    'storageFull',
    'The file storage is full. Nothing was stored; ask an administrator to make room.',
    cause,
  );

export const fileMissing = (cause: unknown): StorageFault =>
  new StorageFault('fileMissing', 'The contents of this file are missing in the storage.', cause);

/** Whether a write failed because there is no room for it. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
