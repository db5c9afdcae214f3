import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server behind a line that can be lost, and whose application can be replaced by another release of it. */
export interface Releases {
  url: string;
  lose(): void;
  find(): void;
  /** From now on every file of the application has another name, and those of the release before are gone. */
  publish(): void;
  close(): void;
}

const named = /[\w-]+-[\w-]{8}\.(?:js|css)/g;
const isOfApplication = (type: string | undefined): boolean => /html|javascript|css/.test(type ?? '');

export async function serveReleases(target: string): Promise<Releases> {
  const worker = await (await fetch(new URL('service-worker.js', target))).text();
  const names = [...new Set(worker.match(named))];
  const newName = (name: string): string => name.replace('.', '-next.');
  const build = /[0-9a-f]{16}/.exec(worker)?.[0] ?? '';
  const toNext = (words: string): string =>
    names.reduce((before, name) => before.replaceAll(name, newName(name)), words.replace(build, `${build}-next`));
  const fromNext = (path: string): string => path.replace('-next.', '.');
  let isNext = false;
  let isLost = false;

  async function answer(given: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { 'content-length': _, etag: __, ...headers } = given.headers;
    if (!isNext || !isOfApplication(headers['content-type'])) {
      reply.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(reply);
      return;
    }
    reply.writeHead(given.statusCode ?? 502, headers).end(toNext(await text(given)));
  }

  const server = createServer((asked, reply) => {
    const path = asked.url ?? '/';
    if (isLost) {
      asked.destroy();
      return;
    }
    if (isNext && names.some((name) => path.endsWith(`/${name}`))) {
      reply.writeHead(404).end();
      return;
    }
    const { 'if-none-match': _, ...headers } = asked.headers;
    const forwarded = request(
      new URL(fromNext(path), target),
      { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (given) => void answer(given, reply),
    );
    forwarded.on('error', () => reply.destroy());
    reply.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    lose: () => {
      isLost = true;
      server.closeAllConnections();
    },
    find: () => {
      isLost = false;
    },
    publish: () => {
      isNext = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
