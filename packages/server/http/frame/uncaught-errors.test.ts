import { EventEmitter } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { handleUncaughtErrors } from './uncaught-errors.ts';

const fail = (): never => {
  throw new Error('uncaught');
};

/** Errors that no promise of a handler knows of, as streams and timers of libraries make them. */
const uncaught: Record<string, (payload: Readable) => void> = {
  'an event that nobody listens to': (payload) =>
    void payload.resume().once('end', () => new EventEmitter().emit('error', new Error('uncaught'))),
  'a timer': () => void setTimeout(fail, 1),
  'a promise that nobody waits for': () => void Promise.reject(new Error('uncaught')),
};

describe('an error that nobody caught', () => {
  const unrelated: unknown[] = [];
  const waiting = Promise.withResolvers<string>();
  let address = '';
  let restore = (): void => {};
  const app = useTestApp({
    extend: async ({ http }) => {
      http.post('/api/v1/uncaught', ({ query, body }) => {
        uncaught[(query as { kind: string }).kind]?.(body as Readable);
        return new Promise(() => {});
      });
      http.post('/api/v1/uncaught-later', (_request, response) => {
        response.raw.writeHead(200, { 'content-length': 10 }).write('half');
        setTimeout(fail, 1);
      });
      http.get('/api/v1/for-ever', () => waiting.promise);
    },
  });
  const errorsOf = async (requestId: string | null) => {
    await app().logs.flush();
    const lines = await app().db.selectFrom('app_log').selectAll().where('event_name', '=', 'server error').execute();
    return lines.filter(({ properties }) => (properties as { requestId?: string }).requestId === requestId);
  };

  beforeAll(async () => {
    address = await app().http.listen({ host: '127.0.0.1', port: 0 });
    // The test runner's own would count them as failures of the tests.
    const theirs = ['uncaughtException', 'unhandledRejection'] as const;
    const kept = theirs.map((event) => [event, process.listeners(event as 'uncaughtException')] as const);
    for (const event of theirs) process.removeAllListeners(event);
    const stop = handleUncaughtErrors(app().containError, (error) => unrelated.push(error));
    restore = () => {
      stop();
      for (const [event, listeners] of kept) for (const one of listeners) process.on(event, one);
    };
  });
  afterAll(() => restore());

  it.each(Object.keys(uncaught))(
    'is answered, recorded and counted where it came from a request, and the others go on: %s',
    async (kind) => {
      const other = fetch(`${address}/api/v1/for-ever`);
      const reply = await fetch(`${address}/api/v1/uncaught?${new URLSearchParams({ kind })}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      });
      expect([reply.status, await reply.json()]).toMatchObject([500, { code: 'unexpected' }]);
      expect(await errorsOf(reply.headers.get('x-request-id'))).toMatchObject([
        { properties: { route: '/api/v1/uncaught', message: 'Error: uncaught' } },
      ]);
      waiting.resolve('answered');
      expect(await (await other).text()).toBe('answered');
      expect(unrelated).toEqual([]);
    },
  );

  it('cuts off an answer that has begun, which would be half of it', async () => {
    const reply = await fetch(`${address}/api/v1/uncaught-later`, { method: 'POST' });
    await expect(reply.text()).rejects.toThrow();
    expect(unrelated).toEqual([]);
  });

  it('that belongs to no request is left to whoever runs the process', async () => {
    const error = new Error('of nobody');
    process.emit('uncaughtException', error);
    expect(unrelated).toEqual([error]);
  });
});
