import { vi } from 'vitest';

/** One connection of a stream: what the page sent to open it, and ways to go on with it. */
export interface FakeLine {
  headers: Headers;
  /** Sends text as it is, in one piece. */
  send: (text: string) => void;
  event: (data: object, id?: string) => void;
  /** Ends in good order, or breaks. */
  end: () => void;
  break: () => void;
  isOpen: () => boolean;
}

/**
 * Answers every stream that is asked for, or refuses it with a status while one is set.
 * Files share their window: what the queues of another file still send when the network is back is not counted.
 */
export function fakeStreams() {
  const lines: FakeLine[] = [];
  const tries = { count: 0 };
  const refusing: { status: number | undefined } = { status: undefined };
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    if (new Headers(headers).get('accept') !== 'text/event-stream') throw new TypeError('fetch failed');
    tries.count += 1;
    if (refusing.status === 0) throw new TypeError('fetch failed');
    if (refusing.status) return new Response('{}', { status: refusing.status });
    let isOpen = true;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder();
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const close = (how: () => void) => {
          if (isOpen) how();
          isOpen = false;
        };
        signal?.addEventListener('abort', () => close(() => controller.error(new DOMException('', 'AbortError'))));
        lines.push({
          headers: new Headers(headers),
          send,
          event: (data, id) => send(`${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
          end: () => close(() => controller.close()),
          break: () => close(() => controller.error(new TypeError('network error'))),
          isOpen: () => isOpen,
        });
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  return { lines, refusing, tries };
}
