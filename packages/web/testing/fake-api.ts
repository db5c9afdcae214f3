/** Answers at the edge of the network, so that everything of ours in front of it is real. */
import { vi } from 'vitest';

export interface Sent {
  call: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** `'lost'` is a call that never reaches the server. */
type Answering = Answer | 'lost' | ((sent: Sent) => Answer | 'lost' | Promise<Answer | 'lost'>);

/** Keyed by method and path after `/api/v1/`; whatever is not named is not found. */
export type Answers = Record<string, Answering>;

export const problem = (status: number, code: string, more: Record<string, unknown> = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail: `Problem: ${code}`, requestId: 'request-1', ...more },
});

export function fakeApi(answers: Answers): { sent: Sent[]; calls: () => string[] } {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(input);
    const one: Sent = {
      call: `${init.method ?? 'GET'} ${pathname.replace(/^.*\/api\/v1\//, '')}`,
      query: Object.fromEntries(searchParams),
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    sent.push(one);
    init.signal?.throwIfAborted();
    const answering = answers[one.call] ?? problem(404, 'notFound');
    const answer = typeof answering === 'function' ? await answering(one) : answering;
    if (answer === 'lost') throw new TypeError('fetch failed');
    const { status = 200, body, headers = {} } = answer;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body ?? {}), { status, headers: { 'content-type': type, ...headers } });
  });
  return { sent, calls: () => sent.map(({ call }) => call) };
}
