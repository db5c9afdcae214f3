import { ApiError } from '../api/api-error.ts';
import { t } from './ui.texts.ts';

/** What a person reads of a failed call. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('unexpectedPlain');
  if (error.code === 'network') return t('network');
  // A limit of something else than attempts says itself what it limits.
  if (error.status === 429 && error.code === 'throttled') return throttledText(error.retryAfterSeconds);
  // A storage that is away or full says so itself, and so does a report that could not be made.
  if (error.status === 503) return /^(storage|report)/.test(error.code) ? error.detail : t('unavailable');
  if (error.status < 500 && error.detail) return error.detail;
  return error.requestId ? t('unexpected', { requestId: error.requestId }) : t('unexpectedPlain');
}

function throttledText(wait: number | undefined): string {
  if (wait === undefined) return t('throttled');
  return wait < 120 ? t('throttledSeconds', { count: wait }) : t('throttledMinutes', { count: Math.ceil(wait / 60) });
}
