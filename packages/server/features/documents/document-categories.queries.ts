import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { oneAtATime } from '../../db/turns.ts';
import { type Scope, visible } from '../../db/visible.ts';

export interface CategoryRecord {
  id: string;
  parentId: string | null;
  name: string;
  revision: number;
}

const categories = (db: Db) =>
  db.selectFrom('document_category').select(['id', 'parent_id as parentId', 'name', 'revision']);

export const listCategories = (db: Db): Promise<CategoryRecord[]> =>
  categories(db).orderBy('name').orderBy('id').execute();

/** One change of the tree after another: two moves at once could close a circle that neither sees. */
export const takeTurnAtTree = (db: Db): Promise<void> => oneAtATime(db, 'documentCategories');

export const findCategory = (db: Db, id: string): Promise<CategoryRecord | undefined> =>
  categories(db).where('id', '=', id).executeTakeFirst();

export const lockCategory = (db: Db, id: string): Promise<CategoryRecord | undefined> =>
  categories(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Counts the documents that the person may see in each category. */
export async function countByCategory(db: Db, scope: Scope): Promise<Map<string, number>> {
  const rows = await visible
    .documents(db, scope, 'all')
    .select(['document.document_category_id as id', sql<number>`count(*)`.as('count')])
    .where('document.document_category_id', 'is not', null)
    .$narrowType<{ id: string }>()
    .groupBy('document.document_category_id')
    .execute();
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function insertCategory(
  db: Db,
  { name, parentId }: { name: string; parentId: string | null },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await db.insertInto('document_category').values({ id, name, parent_id: parentId }).execute();
  return id;
}

export async function updateCategory(
  db: Db,
  id: string,
  { name, parentId }: { name: string; parentId: string | null },
): Promise<void> {
  await db
    .updateTable('document_category')
    .set({ name, parent_id: parentId, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** True when a subcategory or a document is in it, also one that the person may not see. */
export async function holdsSomething(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select exists (select from document_category where parent_id = ${id})
      or exists (select from document where document_category_id = ${id} and deleted_at is null) as holds`.execute(db);
  return rows[0]?.holds ?? false;
}

/** Deletes a category; documents that were deleted before no longer name it. */
export async function deleteCategory(db: Db, id: string): Promise<void> {
  await sql`update document set document_category_id = null where document_category_id = ${id} and deleted_at is not null`.execute(
    db,
  );
  await db.deleteFrom('document_category').where('id', '=', id).execute();
}
