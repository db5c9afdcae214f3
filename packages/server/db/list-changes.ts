import { sql } from 'kysely';
import type { Db } from './pool.ts';
import { statement } from './statement.ts';

/** What the counter of a list says: its length, and a number that grows with every change of it. */
interface ListState {
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

interface CountedLines {
  noun: string;
  total: number;
  version: string;
  lines: number;
}

const countedLines = statement<{ nouns: readonly string[] }, CountedLines>((db, { nouns }) =>
  db
    .selectFrom('list_change')
    .select([
      'noun',
      sql<number>`sum(delta)::int`.as('total'),
      sql<string>`sum(changes)::text`.as('version'),
      sql<number>`count(*)::int`.as('lines'),
    ])
    .where(sql<boolean>`noun = any(${nouns}::text[])`)
    .groupBy('noun'),
);

/** The states of several lists, in their order and in one trip: every page of a list asks for them. */
export async function readListStates(db: Db, nouns: readonly string[]): Promise<ListState[]> {
  const counted = new Map((await countedLines(db, { nouns })).map((row) => [row.noun, row]));
  for (const { noun, lines } of counted.values()) if (lines > foldAbove) await fold(db, noun);
  return nouns.map((noun) => {
    const { total = 0, version = '0' } = counted.get(noun) ?? {};
    return { total, version };
  });
}

/** One version of several lists together. */
export async function readVersion(db: Db, nouns: readonly string[]): Promise<string> {
  return (await readListStates(db, nouns)).map(({ version }) => version).join(' ');
}
