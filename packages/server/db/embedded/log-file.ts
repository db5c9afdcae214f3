import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';

const mostBytes = 5 * 1024 * 1024;
const checkEvery = 60_000;

/** PostgreSQL writes to the descriptor itself, so its log goes on while we are busy and ends with its last word. */
export interface LogFile {
  descriptor: number;
  /** For what comes through a pipe instead. */
  write(chunk: Uint8Array): void;
  /** The end of what was written after `since` bytes. */
  tail(since?: number): string;
  size(): number;
  close(): void;
}

export function openLogFile(file: string, limit: number = mostBytes): LogFile {
  const descriptor = openSync(file, 'a', 0o600);
  const size = (): number => statSync(file).size;
  const rotate = (): void => {
    if (size() <= limit) return;
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  };
  rotate();
  const timer = setInterval(rotate, checkEvery).unref();
  return {
    descriptor,
    write: (chunk) => void writeSync(descriptor, chunk),
    size,
    tail: (since = 0) => readFileSync(file).subarray(since).toString('utf8').trim().split('\n').slice(-8).join('\n'),
    close: () => {
      clearInterval(timer);
      closeSync(descriptor);
    },
  };
}
