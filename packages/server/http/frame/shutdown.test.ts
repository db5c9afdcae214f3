import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { withNotes } from '../../testing/notes-app.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openServer } from './server.ts';

describe('a shutdown', () => {
  it('lets the request under way finish, and takes no new one', async () => {
    const app = await startTestApp(withNotes);
    const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${app.tokenOf('uma')}` };
    const underWay = fetch(`${address}/api/v1/notes/slow?seconds=1`, { headers });
    await expect
      .poll(
        async () =>
          (
            await app.pool.query(
              `select 1 from pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()`,
            )
          ).rowCount,
      )
      .toBe(1);
    const closed = app.close();
    expect((await underWay).status).toBe(200);
    await closed;
    await expect(fetch(`${address}/healthz`)).rejects.toThrow();
  });
});

describe('a client that dawdles', () => {
  it('is cut off', async () => {
    const app = await startTestApp();
    try {
      await app.http.listen({ host: '127.0.0.1', port: 0 });
      const { server } = app.http;
      expect([server.requestTimeout, server.headersTimeout, server.keepAliveTimeout]).toEqual([
        900_000, 15_000, 72_000,
      ]);
      // The server's own limit, shortened: what matters is that it is enforced.
      server.requestTimeout = 100;
      server.headersTimeout = 100;
      const { port } = server.address() as { port: number };
      const socket = connect(port, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('close', () => resolve(text));
      });
      socket.write('POST /api/v1/auth/external HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n');
      expect(await answer).toMatch(/^(HTTP\/1.1 408 |$)/);
    } finally {
      await app.close();
    }
  });

  it('in the middle of a body that is read whole is cut off, and may take its time with a file', async () => {
    const http = openServer({
      basePath: '/',
      https: false,
      trustProxy: undefined,
      logger: false,
      onUnexpected: () => {},
      slowBodyMs: 100,
    });
    http.post('/slow', { config: { takesFiles: true } }, async ({ body }) => {
      for await (const _ of (body as Readable | undefined) ?? []);
      return 'all of it';
    });
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.server.address() as { port: number };
    const send = (type: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n1`,
      );
      return { socket, answer: text(socket) };
    };
    try {
      const file = send('image/png');
      for (const json of ['application/json', 'Application/JSON', 'APPLICATION/json ; charset=utf-8'])
        expect(await send(json).answer, json).toBe('');
      file.socket.write('2');
      expect(await file.answer).toContain('all of it');
    } finally {
      await http.close();
    }
  });
});
