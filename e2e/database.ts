import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Acts on the database behind a server's back, as a clumsy administrator could; answers the rows that it returns. */
export async function meddle<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  // What PostgreSQL itself says about where it is reached: from the fourth line on its port, its socket and its address.
  const pidFile = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  const [, , , port, socket, address] = pidFile.split('\n');
  // Windows has no socket, and a password instead.
  const password = socket ? undefined : await readFile(join(dataDir, 'database', 'password'), 'utf8');
  const host = socket || (address ?? '');
  const client = new pg.Client({ host, port: Number(port), user: 'assay', database: 'postgres', password });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
