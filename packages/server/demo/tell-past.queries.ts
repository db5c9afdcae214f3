import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

/** From now on history tells of this moment, until the transaction ends. */
export async function tellOf(db: Db, moment: Date): Promise<void> {
  await sql`select set_config('assay.moment', ${moment.toISOString()}, true)`.execute(db);
}

/** From now on these are the acts of this person at this moment, in history too. */
export async function actAs(db: Db, { userId, name }: { userId: string; name: string }, moment: Date): Promise<void> {
  await sql`
    select set_config('assay.actor', ${userId}, true), set_config('assay.actor_name', ${name}, true),
      set_config('assay.moment', ${moment.toISOString()}, true)`.execute(db);
}
