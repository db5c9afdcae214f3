import { minutes } from '@assay/domain/time';
import { ApiError } from '../../../api/api-error.ts';
import type { NamedFile } from '../../../api/call-for-file.ts';

/** Longer than this no report takes: something else is wrong. */
const mostWaiting = minutes(5);

/** The report as PDF; while it is being made, asks again whenever the server says to. */
export async function readReport(read: () => Promise<NamedFile>, signal: AbortSignal): Promise<NamedFile> {
  const giveUpAt = Date.now() + mostWaiting;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const wait = waitAfter(error);
      if (wait === undefined || Date.now() > giveUpAt) throw error;
      await pause(wait * 1000, signal);
    }
  }
}

/** One that could not be made is tried again by itself, much later than anybody waits for. */
const waitAfter = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 503 && error.code !== 'reportFailed'
    ? error.retryAfterSeconds
    : undefined;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
