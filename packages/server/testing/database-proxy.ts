import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A line between the server and PostgreSQL that can be disturbed. */
export interface DatabaseProxy {
  /** The database as it is reached through the line. */
  url: string;
  /** Swallows whatever is sent on the present connections, for ever, and on new ones until `open`. */
  mute: () => void;
  /** Swallows whatever is sent from now on over connections that once sent this text. */
  muteThose: (text: string) => number;
  /** Cuts the present connections off without a word, as a router does that was started again. */
  reset: () => void;
  /** Makes every answer come later by so many milliseconds. */
  slow: (ms: number) => void;
  /** New connections work again, and nothing is slow. */
  open: () => void;
  close: () => Promise<void>;
}

interface Line {
  client: Socket;
  server: Socket;
  sent: string;
  isMute: boolean;
}

/** PostgreSQL of a URL whose host is the folder of a socket, or an address. */
function dial(url: URL): Socket {
  const host = decodeURIComponent(url.hostname);
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${url.port}`)) : connect(Number(url.port), host);
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const lines = new Set<Line>();
  let isMute = false;
  let delayMs = 0;

  const server = createServer((client) => {
    const line: Line = { client, server: dial(target), sent: '', isMute };
    lines.add(line);
    let answered: Promise<unknown> = Promise.resolve();
    client.on('data', (bytes) => {
      line.sent += bytes.toString('latin1');
      if (!line.isMute) line.server.write(bytes);
    });
    line.server.on('data', (bytes) => {
      const arrival = delayMs > 0 ? pause(delayMs) : undefined;
      answered = answered.then(() => arrival).then(() => line.isMute || client.write(bytes));
    });
    const end = () => {
      lines.delete(line);
      client.destroy();
      line.server.destroy();
    };
    for (const socket of [client, line.server]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    mute: () => {
      isMute = true;
      for (const line of lines) line.isMute = true;
    },
    muteThose: (text) => {
      const those = [...lines].filter(({ sent }) => sent.includes(text));
      for (const line of those) line.isMute = true;
      return those.length;
    },
    reset: () => {
      for (const { client } of lines) client.resetAndDestroy();
    },
    slow: (ms) => {
      delayMs = ms;
    },
    open: () => {
      isMute = false;
      delayMs = 0;
    },
    close: async () => {
      for (const { client } of lines) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
