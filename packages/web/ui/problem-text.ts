import { namesNoField } from '@assay/domain/problem';
import { ApiError } from '../api/api-error.ts';
import { faultText } from './fault-text.ts';
import { t } from './ui.texts.ts';

/** What a person reads of a failed call. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('unexpectedPlain');
  if (error.code === 'network') return t('network');
  // A storage that is away or full says so itself, and so does a report that could not be made.
  if (error.status === 503) return /^(storage|report)/.test(error.code) ? reasonText(error) : t('unavailable');
  if (isUnexplained(error)) return throttledText(error.retryAfterSeconds);
  if (error.status < 500 && error.detail) return reasonText(error);
  return unexpectedText(error);
}

/** A fault of any value names no field by itself; the first one stands for the others. */
function reasonText({ status, errors: [first], reason, values, detail }: ApiError): string {
  const text = faultText({ code: reason, values, message: detail });
  return status === 400 && first && reason && namesNoField(reason) ? `${first.path}: ${text}` : text;
}

/** Something on the way to the server counts attempts too, and has no words of ours. */
const isUnexplained = ({ status, code, reason }: ApiError): boolean =>
  status === 429 && reason === undefined && (code === 'throttled' || code === 'unexpected');

const unexpectedText = ({ requestId }: ApiError): string =>
  requestId ? t('unexpected', { requestId }) : t('unexpectedPlain');

function throttledText(wait: number | undefined): string {
  if (wait === undefined) return t('throttled');
  return wait < 120 ? t('throttledSeconds', { count: wait }) : t('throttledMinutes', { count: Math.ceil(wait / 60) });
}
