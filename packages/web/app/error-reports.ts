/** Tells the server of errors that nobody caught: where and of what kind, never what was on the page. */
import { logs } from '@assay/contract/logs';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { getToken } from '../api/token.ts';
import { errorSummary } from './error-summary.ts';
import type { AppRouter } from './router.ts';
import { sentBy } from './send-app-events.ts';

/** A page that fails over and over says so this often at most. */
const mostReports = 20;

export function reportErrors(queryClient: QueryClient, router: AppRouter): (error: unknown) => void {
  const reported = new Set<string>();

  function report(error: unknown): void {
    if (!getToken() || isNoise(error)) return;
    const summary = errorSummary(error);
    const route = router.state.matches.at(-1)?.routeId ?? '';
    const same = `${route} ${summary.error} ${summary.stack}`;
    if (reported.has(same) || reported.size >= mostReports) return;
    reported.add(same);
    const entry = {
      eventName: 'error',
      ...sentBy(queryClient),
      properties: { ...summary, route, browser: navigator.userAgent.slice(0, 200) },
    };
    // A report that does not arrive must not cause the next one.
    call(logs.writeAppLog, { body: [entry], whenSignedOut: 'fail' }).catch(() => undefined);
  }

  window.addEventListener('error', (event) => report(event.error));
  window.addEventListener('unhandledrejection', (event) => report(event.reason));
  return report;
}

/** A cancelled call, a lost network and an ended session are no faults of the application. */
const isNoise = (error: unknown): boolean =>
  (error instanceof DOMException && error.name === 'AbortError') ||
  (error instanceof ApiError && (error.passing || error.status === 401));
