import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';
import type { TestApp } from './test-app.ts';

export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** As many bytes as the header promises; those of the body unless told otherwise. */
  contentLength?: number;
}

const headOf = ({ method, path, headers, body, contentLength }: RawRequest): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Length: ${contentLength ?? body.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
    '\r\n',
  ].join('\r\n');

/** For a test file: the app behind a real socket, which broken requests need. */
export function useRawRequests(app: () => TestApp) {
  let port = 0;
  beforeAll(async () => {
    await app().http.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app().http.server.address() as AddressInfo);
  });
  const open = async (request: RawRequest): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(headOf(request));
    socket.write(request.body);
    return socket;
  };
  return {
    address: () => `http://127.0.0.1:${port}`,
    open,
    /** Sends the whole and answers the status and the text of the reply. */
    send: async (request: RawRequest): Promise<{ status: number; reply: string }> => {
      const reply = await text(await open(request));
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]), reply };
    },
  };
}

/** For a test file: what nobody caught, which ends a server that runs by itself. */
export function useUncaughtErrors(): () => readonly unknown[] {
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  beforeAll(() => void process.on('uncaughtException', note).on('unhandledRejection', note));
  afterAll(() => void process.off('uncaughtException', note).off('unhandledRejection', note));
  return () => errors;
}

/** The files that this process holds open; Linux tells. */
export const openFiles = async (): Promise<number> => (await readdir('/proc/self/fd')).length;
