import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** What the counter of a list says: its length, and a number that grows with every change of it. */
export interface ListState {
  total: number;
  version: string;
}

const foldAbove = 300;

/** Folds what has been counted into one line; nobody sees a difference, because both happen in one statement. */
async function fold(db: Db, noun: string): Promise<void> {
  await sql`
    with folded as (
      delete from list_change where id in (select id from list_change where noun = ${noun} for update skip locked)
      returning delta, changes
    )
    insert into list_change (noun, delta, changes)
    select ${noun}, sum(delta), sum(changes) from folded having count(*) > 0`.execute(db);
}

export async function readListState(db: Db, noun: string): Promise<ListState> {
  const { rows } = await sql<{ total: number; version: string; lines: number }>`
    select coalesce(sum(delta), 0)::int as total, coalesce(sum(changes), 0)::text as version, count(*)::int as lines
    from list_change where noun = ${noun}`.execute(db);
  const [state = { total: 0, version: '0', lines: 0 }] = rows;
  if (state.lines > foldAbove) await fold(db, noun);
  return { total: state.total, version: state.version };
}

/** One version of several lists together. */
export async function readVersion(db: Db, nouns: readonly string[]): Promise<string> {
  const versions: string[] = [];
  for (const noun of nouns) versions.push((await readListState(db, noun)).version);
  return versions.join(' ');
}
