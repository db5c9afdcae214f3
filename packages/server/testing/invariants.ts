import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './test-app.ts';

const file = join(import.meta.dirname, '../../../bench/invariants.sql');

/** What does not hold of field work although it must, at any moment. */
export async function brokenInvariants(app: TestApp): Promise<{ fault: string; place: string }[]> {
  return (await app.pool.query<{ fault: string; place: string }>(await readFile(file, 'utf8'))).rows;
}
