import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** What the counter of a list says: its length, and a text that is the same exactly while the list is. */
export interface ListState {
  total: number;
  version: string;
}

const foldAbove = 300;

/** Folds what has been counted into one line; exact, because both happen in one statement. */
async function fold(db: Db, noun: string): Promise<void> {
  await sql`
    with counted as (
      delete from list_change where id in (select id from list_change where noun = ${noun} for update skip locked)
      returning delta
    )
    insert into list_change (noun, delta) select ${noun}, sum(delta) from counted having count(*) > 0`.execute(db);
}

export async function readListState(db: Db, noun: string): Promise<ListState> {
  const { rows } = await sql<{ total: number; lines: number; version: string }>`
    select coalesce(sum(delta), 0)::int as total, count(*)::int as lines,
      md5(coalesce(string_agg(id::text, ',' order by id), '')) as version
    from list_change where noun = ${noun}`.execute(db);
  const [state = { total: 0, lines: 0, version: '' }] = rows;
  if (state.lines > foldAbove) await fold(db, noun);
  return { total: state.total, version: state.version };
}
