import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Acts on the database behind a server's back, as a clumsy administrator could. */
export async function meddle(dataDir: string, statement: string): Promise<void> {
  // What PostgreSQL itself says about where it is reached: the fourth and fifth line are its port and socket.
  const told = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8');
  const [, , , port, host = ''] = told.split('\n');
  const client = new pg.Client({ host, port: Number(port), user: 'assay', database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
