import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Starts a bucket again when its window has passed; one statement, so that processes count together. */
export async function countAttempt(
  db: Db,
  bucket: string,
  { cost, windowMs }: { cost: number; windowMs: number },
  now: Date,
): Promise<{ hits: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowMs);
  const row = await db
    .insertInto('throttle')
    .values({ bucket, hits: cost, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when throttle.resets_at <= ${now} then ${cost}::int else throttle.hits + ${cost}::int end`,
        resets_at: sql<Date>`case when throttle.resets_at <= ${now} then ${resetsAt} else throttle.resets_at end`,
      }),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
  return { hits: row.hits, resetsAt: row.resets_at };
}

export async function forgetAttempts(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('throttle').where('bucket', '=', bucket).execute();
}
