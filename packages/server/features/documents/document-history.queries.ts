import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

/** The names behind ids in the history of a document. */
export async function namesOfLinked(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const points = visible
    .points(db, scope)
    .select(['inspection_point.id', 'inspection_point.name'])
    .where('inspection_point.id', '=', sql<string>`any(${ids}::uuid[])`);
  const { rows } = await sql<{ id: string; name: string }>`${points}
    union all select id, name from document_category where id = any(${ids}::uuid[])
    union all select id, name from product_family where id = any(${ids}::uuid[])
    union all select id, name from product_model where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Of documents in a package, those that are gone too. */
export async function namesOfDocuments(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await afterGuard(db).selectFrom('document').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
