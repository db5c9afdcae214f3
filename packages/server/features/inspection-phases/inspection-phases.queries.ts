import type { Phase } from '@assay/contract/inspection-phases';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

export const listPhases = (db: Db): Promise<Phase[]> =>
  db.selectFrom('phase').select(['id', 'name', 'order']).orderBy('order').orderBy('name').execute();

/** A phase of that name, whatever its case; it comes after all others when it is new. */
export async function ensurePhase(db: Db, name: string, now: Date): Promise<Phase> {
  await sql`
    insert into phase (id, name, "order")
    select ${newId(now.getTime())}, ${name}, coalesce(max("order") + 1, 0) from phase
    on conflict (lower(name)) do nothing`.execute(db);
  return db
    .selectFrom('phase')
    .select(['id', 'name', 'order'])
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirstOrThrow();
}
