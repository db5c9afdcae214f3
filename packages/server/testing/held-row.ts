import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const waiting = `select count(*)::int as calls from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Until so many calls wait for something that another one holds. */
export const untilWaiting = ({ pool }: TestApp, calls: number): Promise<void> =>
  expect.poll(async () => (await pool.query(waiting)).rows[0], { timeout: 10_000 }).toEqual({ calls });

/** Lets calls meet on a row that somebody else holds until all of them wait for it: what chance would do now and then, always. */
export async function meetAt<Answer>(
  app: TestApp,
  row: { table: string; id: string },
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await app.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${row.table} where id = $1 for update`, [row.id]);
    const answers = Promise.all(calls.map((call) => call()));
    await untilWaiting(app, calls.length);
    await holder.query('commit');
    return await answers;
  } finally {
    holder.release(true);
  }
}
