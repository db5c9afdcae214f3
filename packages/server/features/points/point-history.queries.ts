import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** The names behind ids of what anybody may read: units, categories, groups, families and models. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from unit where id = any(${ids}::uuid[])
    union all select id, name from product_category where id = any(${ids}::uuid[])
    union all select id, name from option_group where id = any(${ids}::uuid[])
    union all select id, name from product_family where id = any(${ids}::uuid[])
    union all select id, name from product_model where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
