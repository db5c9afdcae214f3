import type { ListRequest } from '@assay/contract/lists';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import type { Db } from '../../db/pool.ts';

const columns = ['id', 'name', 'product_family_id as productFamilyId', 'revision'] as const;

export const listModels = (db: Db, familyId: string, request: ListRequest<'created' | 'name'>) =>
  readPage({
    db,
    noun: 'productModel',
    request,
    column: request.orderKey === 'name' ? 'name' : 'id',
    filter: JSON.stringify([familyId, request.search]),
    matching: () =>
      db
        .selectFrom('product_model')
        .where('product_family_id', '=', familyId)
        .where(containing('search', request.search)),
    rows: (ids) => db.selectFrom('product_model').select(columns).where('id', 'in', ids),
  });

const modelOf = (db: Db, id: string) => db.selectFrom('product_model').select(columns).where('id', '=', id);

export const findModel = (db: Db, id: string) => modelOf(db, id).executeTakeFirst();

export const lockModel = (db: Db, id: string) => modelOf(db, id).forUpdate().executeTakeFirst();

export type ModelRecord = NonNullable<Awaited<ReturnType<typeof lockModel>>>;

export const createModel = (db: Db, familyId: string, name: string, now: Date): Promise<ModelRecord> =>
  db
    .insertInto('product_model')
    .values({ id: newId(now.getTime()), product_family_id: familyId, name })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const renameModel = (db: Db, id: string, name: string): Promise<ModelRecord> =>
  db
    .updateTable('product_model')
    .set({ name, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function deleteModel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_model').where('id', '=', id).execute();
}

export async function countModels(db: Db, familyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_model')
    .select(sql<number>`count(*)`.as('count'))
    .where('product_family_id', '=', familyId)
    .executeTakeFirstOrThrow();
  return count;
}
