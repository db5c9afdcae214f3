import { sql } from 'kysely';
import type { Db, WholeDb } from './pool.ts';

/** Work that only one process may do at a time; numbers above the one of the migrations. */
const turns = { demo: 7_265_002 } as const;

/** Waits until no other transaction holds the turn; it ends with this one. */
export async function takeTurn(db: WholeDb, turn: keyof typeof turns): Promise<void> {
  await sql`select pg_advisory_xact_lock(${turns[turn]})`.execute(db);
}

/** Two transactions that name the same thing follow each other from here on. */
export async function oneAtATime(db: Db, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db);
}
