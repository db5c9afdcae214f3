import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../../db/pool.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any kind; nothing of them is read.
type AnyQuery = SelectQueryBuilder<any, any, object>;

/** How many rows there are; no more than `most` of them are looked for. */
export async function countUpTo(db: Db, rows: AnyQuery, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(rows.select(sql.lit(1).as('one')).limit(most).as('some'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
