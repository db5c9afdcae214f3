import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from './postmaster.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** A server on an empty folder with the demo in it, and a connection to its database; all gone afterwards. */
export async function withServer(
  port: number,
  work: (server: ServerProcess, client: pg.Client, folder: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
  const server = await startServer(folder, port, settings);
  try {
    const { host, port: socketPort } = await readPostmaster(folder);
    const client = new pg.Client({ host, port: socketPort, user: 'assay', database: 'postgres' });
    await client.connect();
    // Ended first, or its complaint about the stop would hide what went wrong.
    await work(server, client, folder).finally(() => client.end());
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
