import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Those of the images that no option of any point shows. */
export async function listUnusedImages(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from dropdown_option where dropdown_option.image_id = asked.id)`.execute(db);
  return rows.map(({ id }) => id);
}
