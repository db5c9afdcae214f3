import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPool } from '@assay/server/db/pool';
import { readPostmaster } from '../server/postmaster.ts';

/** What must hold at any moment and does not, printed; and how many versions of reports there are. */
export async function brokenInvariants(folder: string): Promise<{ broken: number; versions: number }> {
  const { host, port } = await readPostmaster(folder);
  const pool = openPool({
    connection: { host, port, user: 'assay', database: 'postgres' },
    max: 1,
    onError: () => {},
  });
  try {
    // The planner cannot tell how much the versions of reports hold, and compares everything with everything.
    await pool.query('set enable_nestloop = off; set statement_timeout = 0');
    const { rows } = await pool.query(await readFile(join(import.meta.dirname, '../invariants.sql'), 'utf8'));
    for (const row of rows.slice(0, 20)) process.stdout.write(`${JSON.stringify(row)}\n`);
    const versions = await pool.query('select count(*)::int as count from report_version');
    return { broken: rows.length, versions: versions.rows[0].count };
  } finally {
    await pool.end();
  }
}
