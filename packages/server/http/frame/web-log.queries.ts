import { type Insertable, sql } from 'kysely';
import type { WholeDb } from '../../db/pool.ts';
import type { AppLogRow, WebLogRow } from '../../db/tables/platform.ts';

export async function insertWebLog(db: WholeDb, lines: Insertable<WebLogRow>[]): Promise<void> {
  await db.insertInto('web_log').values(lines).execute();
}

export async function insertAppLog(db: WholeDb, lines: Insertable<AppLogRow>[]): Promise<void> {
  await db.insertInto('app_log').values(lines).execute();
}

/** This month and the next; a process that runs for years asks again each month. */
export async function makeLogPartitions(db: WholeDb): Promise<void> {
  for (const log of ['web_log', 'app_log'])
    for (const ahead of [0, 1])
      await sql`select make_log_partition(${log}, (now() at time zone 'UTC' + make_interval(months => ${ahead}))::date)`.execute(
        db,
      );
}
