/** Tells the server how the app is used: pages opened, work begun and ended, errors shown; some at a time, never in anybody's way. */
import { type AppEvent, logs } from '@assay/contract/logs';
import type { QueryClient } from '@tanstack/react-query';
import { onAppEvents } from '../api/app-events.ts';
import { call } from '../api/call.ts';
import { systemName } from '../api/system-name.ts';
import { getToken, onTokenChange } from '../api/token.ts';
import { optionsQuery } from '../features/application/application.queries.ts';
import type { AppRouter } from './router.ts';

const pauseMs = 30_000;
/** As many as the server takes at once; what comes on top is not worth telling. */
const mostWaiting = 100;

/** Which release on which system. */
export const sentBy = (queryClient: QueryClient) => ({
  appVersion: queryClient.getQueryData(optionsQuery.queryKey)?.version ?? '',
  osName: systemName(navigator.userAgent) ?? '',
});

export function sendAppEvents(queryClient: QueryClient, router: AppRouter): () => void {
  let waiting: Omit<AppEvent, 'appVersion' | 'osName'>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedRoute = '';
  const routeNow = (): string => router.state.matches.at(-1)?.routeId ?? '';

  function note(eventName: string, properties: Readonly<Record<string, string>> = {}): void {
    if (!getToken() || waiting.length >= mostWaiting) return;
    const timestamp = new Date().toISOString();
    waiting.push({ eventName, timestamp, properties: { route: routeNow(), ...properties } });
    timer ??= setTimeout(send, pauseMs);
  }

  function send(keepalive = false): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    if (!navigator.onLine) {
      timer = setTimeout(send, pauseMs);
      return;
    }
    // Only now: the release is not known yet while the first page opens.
    const body = waiting.map((event) => ({ ...event, ...sentBy(queryClient) }));
    waiting = [];
    // What does not arrive is lost: nobody waits for it.
    call(logs.writeAppLog, { body, keepalive, whenSignedOut: 'fail', retries: false }).catch(() => undefined);
  }

  const onHide = () => {
    if (document.visibilityState === 'hidden') send(true);
  };
  const onLeave = () => send(true);
  onAppEvents(note);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);
  const forgetRoutes = router.subscribe('onResolved', () => {
    const route = routeNow();
    if (route !== openedRoute) note('page opened');
    openedRoute = route;
  });
  // Nobody sends what another person did.
  const forgetToken = onTokenChange(() => {
    if (!getToken()) waiting = [];
  });
  return () => {
    clearTimeout(timer);
    onAppEvents(undefined);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
    forgetRoutes();
    forgetToken();
  };
}
