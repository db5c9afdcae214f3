import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalPage {
  url: string;
  close(): void;
}

/** Some page that is not part of the product. */
export async function serveLocalPage(text: string): Promise<LocalPage> {
  const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Elsewhere</title><p>${text}</p></html>`;
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(html));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/goodbye`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
