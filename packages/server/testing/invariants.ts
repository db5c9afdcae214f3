import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

const file = join(import.meta.dirname, '../../../bench/invariants.sql');

interface Broken {
  fault: string;
  place: string;
}

/** What does not hold of field work although it must, at any moment. */
export async function brokenInvariants(app: TestApp): Promise<Broken[]> {
  const client = await app.pool.connect();
  try {
    // The planner cannot tell how much the versions of reports hold, and compares everything with everything.
    await client.query('begin; set local enable_nestloop = off');
    return (await client.query<Broken>(await readFile(file, 'utf8'))).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
