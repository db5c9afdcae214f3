import type { Socket } from 'node:net';
import pg from 'pg';
import type { Probe } from './probe.ts';

const lookEveryMs = 500;
/** Longer than any answer over a slow line takes to begin; a statement may take longer, which the probe knows. */
const longestSilenceMs = 5_000;

/** One connection of the pool, and what was heard from it. */
interface Watched {
  socket: Socket;
  pid: number;
  /** Taken from the pool by somebody. */
  isHeld: boolean;
  /** Since when an answer is awaited; null while none is. */
  sentAt: number | null;
  heardAt: number;
  heardBytes: number;
}

/** What the driver keeps for itself, and its own pool uses in the same way. */
const insideOf = (client: pg.PoolClient) =>
  client as unknown as { connection: { stream: Socket }; processID: number; query: (...args: unknown[]) => unknown };

function watched(client: pg.PoolClient): Watched {
  const inside = insideOf(client);
  const socket = inside.connection.stream;
  const seen: Watched = {
    socket,
    pid: inside.processID,
    isHeld: true,
    sentAt: null,
    heardAt: performance.now(),
    heardBytes: socket.bytesRead,
  };
  inside.query = (...args) => {
    seen.sentAt ??= performance.now();
    return (Object.getPrototypeOf(client) as typeof inside).query.apply(client, args);
  };
  client.on('drain', () => {
    seen.sentAt = null;
  });
  return seen;
}

function listen(connection: Watched): void {
  const { bytesRead } = connection.socket;
  if (bytesRead === connection.heardBytes) return;
  connection.heardBytes = bytesRead;
  connection.heardAt = performance.now();
}

const isSilent = ({ sentAt, heardAt }: Watched): boolean =>
  sentAt !== null && performance.now() - Math.max(sentAt, heardAt) > longestSilenceMs;

/** Whoever waits on it is answered that the database is away, and the pool opens another. */
const cutOff = ({ socket }: Watched): void =>
  void socket.destroy(new Error('Connection terminated: PostgreSQL does not answer on it'));

/** A PostgreSQL that refuses the question is there, and may be busy with all of them. */
async function busyAmong(probe: Probe, connections: readonly Watched[]): Promise<ReadonlySet<number>> {
  const pids = connections.map(({ pid }) => pid);
  try {
    return await probe.busySessions(pids);
  } catch (error) {
    return new Set(error instanceof pg.DatabaseError ? pids : []);
  }
}

/**
 * Cuts off connections that went mute: nobody tells a client that its packets are dropped, and the limits of the server
 * do not hold for an answer that never arrives. Answers how to stop.
 */
export function watchConnections(pool: pg.Pool, probe: Probe): () => void {
  const connections = new Map<pg.PoolClient, Watched>();
  const setHeld = (client: pg.PoolClient, isHeld: boolean) => {
    const connection = connections.get(client);
    if (connection) connection.isHeld = isHeld;
  };
  pool.on('connect', (client) => {
    connections.set(client, watched(client));
    client.on('end', () => void connections.delete(client));
  });
  pool.on('acquire', (client) => setHeld(client, true));
  pool.on('release', (_error, client) => setHeld(client, false));

  let isLooking = false;
  const look = async (): Promise<void> => {
    const all = [...connections.values()];
    for (const connection of all) listen(connection);
    const silent = all.filter(isSilent);
    if (silent.length === 0) return;
    const busy = await busyAmong(probe, silent);
    for (const connection of silent) listen(connection);
    const mute = silent.filter((connection) => isSilent(connection) && !busy.has(connection.pid));
    if (mute.length === 0) return;
    // The idle ones most likely took the same way: better a new connection than another long silence.
    for (const connection of [...mute, ...[...connections.values()].filter(({ isHeld }) => !isHeld)])
      cutOff(connection);
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
