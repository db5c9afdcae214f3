import type { QueryOf } from '@assay/contract/endpoint';
import { reportFiles } from '@assay/contract/report-files';
import { minutes } from '@assay/domain/time';
import { ApiError } from '../../../api/api-error.ts';
import { callForNamedFile } from '../../../api/call-for-file.ts';

interface ReportRequest {
  id: string;
  query: QueryOf<typeof reportFiles.pdf>;
  signal: AbortSignal;
}

/** Longer than this no report takes: something else is wrong. */
const mostWaiting = minutes(5);

/** The report of an inspection as PDF. */
export const readReport = ({ id, query, signal }: ReportRequest) =>
  onceMade(() => callForNamedFile(reportFiles.pdf, { params: { id }, query, signal }), signal);

/** A report; while it is being made, asks again whenever the server says to. */
export async function onceMade<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
