import type { Endpoint, EventsReply, ReplyOf } from '@assay/contract/base/endpoint';
import { errorOf } from './api-error.ts';
import { type EventLine, eventLines } from './event-lines.ts';
import { noteReach } from './reach.ts';
import { type AddressParts, type AnyParts, addressOf } from './request.ts';
import { getToken, onTokenChange } from './token.ts';

type EventsEndpoint = Endpoint & { reply: EventsReply };

interface Listener<Event> {
  onEvent: (event: Event) => void;
  /** There is nothing to follow any more, or not for this person. */
  onGone?: () => void;
}

const pauses = { shortest: 500, longest: 15_000 } as const;
/** The server says something at least every 15 seconds: a line that is silent for so long is dead. */
const longestSilence = 40_000;
/** Browsers hold six connections to a server: pages that nobody sees leave them to the others, and go on where they were. */
const hiddenFor = 60_000;

/** Between half and all of it, so that not everybody comes back in the same moment. */
const pauseAfter = (failures: number): number =>
  Math.min(pauses.longest, pauses.shortest * 2 ** failures) * (0.5 + Math.random() / 2);

/**
 * Follows a stream of events until it is closed: a lost connection is taken up again after the last event, without a gap.
 * Without network, without a token and on a page that is hidden for long it waits. Answers how to stop.
 */
export function followEvents<E extends EventsEndpoint>(
  endpoint: E,
  parts: AddressParts<E>,
  { onEvent, onGone }: Listener<ReplyOf<E>>,
): () => void {
  const address = addressOf(endpoint, parts as AnyParts);
  let lastId: string | undefined;
  let failures = 0;
  let line: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let isClosed = false;

  const mayConnect = () => !isClosed && !isPaused && !line && navigator.onLine && getToken() !== null;

  function connectIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), milliseconds);
  }

  function take({ id, data }: EventLine): void {
    failures = 0;
    if (data !== undefined) onEvent(JSON.parse(data) as ReplyOf<E>);
    // Only then: an event that was not taken comes again.
    if (id !== undefined) lastId = id;
  }

  async function read(own: AbortController): Promise<void> {
    const reply = await fetch(address, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${getToken()}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      signal: own.signal,
      cache: 'no-store',
    });
    noteReach(true);
    if (!reply.ok || !reply.body) throw await errorOf(reply);
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => own.abort(), longestSilence);
    };
    try {
      alive();
      for await (const one of eventLines(reply.body, alive)) if (!own.signal.aborted) take(one);
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function connect(): Promise<void> {
    if (!mayConnect()) return;
    const own = new AbortController();
    line = own;
    const status = await read(own).then(
      () => undefined,
      (error: unknown) => (error as { status?: number }).status ?? 0,
    );
    line = undefined;
    if (status === 403 || status === 404) {
      if (!isClosed) onGone?.();
      close();
    } else if (status !== 401) connectIn(pauseAfter(failures++));
    // A new token wakes it up.
  }

  const comeBack = () => connectIn(0);
  const drop = () => line?.abort();

  function onVisibility(): void {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden')
      hiding = setTimeout(() => {
        isPaused = true;
        drop();
      }, hiddenFor);
    else if (isPaused) {
      isPaused = false;
      comeBack();
    }
  }

  function close(): void {
    isClosed = true;
    clearTimeout(timer);
    clearTimeout(hiding);
    drop();
    forgetToken();
    window.removeEventListener('online', comeBack);
    window.removeEventListener('offline', drop);
    document.removeEventListener('visibilitychange', onVisibility);
  }

  const forgetToken = onTokenChange(comeBack);
  window.addEventListener('online', comeBack);
  window.addEventListener('offline', drop);
  document.addEventListener('visibilitychange', onVisibility);
  comeBack();
  return close;
}
