import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@assay/domain/id';
import { ask } from './requests.ts';

type Sending = (headers: Record<string, string>) => Promise<{ status: number; body: unknown }>;

/** A caller that sends whatever is not answered again under its key until it is, as the queue of the browser does. */
export interface StubbornCaller {
  send: <Body>(sending: Sending) => Promise<Body>;
  call: <Body>(method: string, path: string, body?: unknown, token?: string) => Promise<Body>;
  attempts: () => number;
  acknowledged: () => number;
}

export function stubbornCaller(url: string, token: string): StubbornCaller {
  let attempts = 0;
  let acknowledged = 0;
  const send = async <Body>(sending: Sending): Promise<Body> => {
    const headers = { 'idempotency-key': newId() };
    for (;;) {
      attempts++;
      const reply = await sending(headers).catch(() => undefined);
      if (reply && reply.status < 500) {
        if (reply.status >= 300) throw new Error(`Answered ${reply.status}: ${JSON.stringify(reply.body)}`);
        acknowledged++;
        return reply.body as Body;
      }
      await wait(20);
    }
  };
  return {
    send,
    call: (method, path, body, as = token) =>
      send((headers) => ask(method, `${url}/api/v1/${path}`, { token: as, body, headers })),
    attempts: () => attempts,
    acknowledged: () => acknowledged,
  };
}
