import type { ListRequest } from '@assay/contract/lists';
import type { familyOrderKeys } from '@assay/contract/products';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db } from '../../db/pool.ts';

type OrderKey = (typeof familyOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = { created: 'id', name: 'name', productCategoryName: 'category_name' };

const familyColumns = [
  'id',
  'name',
  'name as familyName',
  'long_name as longFamilyName',
  'division',
  'product_category_id as productCategoryId',
  'category_name as productCategoryName',
  'revision',
  sql<{ id: string; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name, m.id), '[]')
    from product_model m where m.product_family_id = product_family.id)`.as('productModels'),
] as const;

export const listCategories = (db: Db) =>
  db.selectFrom('product_category').select(['id', 'name', 'code']).orderBy('name').execute();

export const findCategory = (db: Db, id: string) =>
  db.selectFrom('product_category').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

export const listAllFamilies = (db: Db) =>
  db.selectFrom('product_family').select(familyColumns).orderBy('name').orderBy('id').execute();

export const listFamilies = (db: Db, request: ListRequest<OrderKey>) =>
  readPage({
    db,
    noun: 'productFamily',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: request.search || undefined,
    matching: () => db.selectFrom('product_family').where(containing('search', request.search)),
    rows: (ids) => db.selectFrom('product_family').select(familyColumns).where('id', 'in', ids),
  });

export const findFamily = (db: Db, id: string) =>
  db.selectFrom('product_family').select(familyColumns).where('id', '=', id).executeTakeFirst();

export const lockFamily = (db: Db, id: string) =>
  db.selectFrom('product_family').select(familyColumns).where('id', '=', id).forUpdate().executeTakeFirst();

export type FamilyRecord = NonNullable<Awaited<ReturnType<typeof findFamily>>>;

export interface FamilyFields {
  name: string;
  long_name: string;
  division: string;
  product_category_id: string;
  category_name: string;
}

export async function createFamily(db: Db, fields: FamilyFields, now: Date): Promise<FamilyRecord> {
  const id = newId(now.getTime());
  return db
    .insertInto('product_family')
    .values({ id, ...fields })
    .returning(familyColumns)
    .executeTakeFirstOrThrow();
}

export const updateFamily = (db: Db, id: string, fields: FamilyFields): Promise<FamilyRecord> =>
  db
    .updateTable('product_family')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(familyColumns)
    .executeTakeFirstOrThrow();

export async function deleteFamily(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_family').where('id', '=', id).execute();
}

const modelColumns = ['id', 'name', 'product_family_id as productFamilyId', 'revision'] as const;

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
    rows: (ids) => db.selectFrom('product_model').select(modelColumns).where('id', 'in', ids),
  });

const modelOf = (db: Db, id: string) => db.selectFrom('product_model').select(modelColumns).where('id', '=', id);

export const findModel = (db: Db, id: string) => modelOf(db, id).executeTakeFirst();

export const lockModel = (db: Db, id: string) => modelOf(db, id).forUpdate().executeTakeFirst();

type ModelRecord = NonNullable<Awaited<ReturnType<typeof lockModel>>>;

export const createModel = (db: Db, familyId: string, name: string, now: Date): Promise<ModelRecord> =>
  db
    .insertInto('product_model')
    .values({ id: newId(now.getTime()), product_family_id: familyId, name })
    .returning(modelColumns)
    .executeTakeFirstOrThrow();

export const renameModel = (db: Db, id: string, name: string): Promise<ModelRecord> =>
  db
    .updateTable('product_model')
    .set({ name, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(modelColumns)
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

type ProductColumn = 'product_family_id' | 'product_model_id';

/** True when limits or the applicability of a point name it. */
export async function isNamedByPoints(db: Db, column: ProductColumn, id: string): Promise<boolean> {
  const whole = afterGuard(db);
  const limit = whole.selectFrom('measurement_limit').select('id').where(column, '=', id).limit(1);
  const meta = whole.selectFrom('meta').select('id').where(column, '=', id).limit(1);
  return (await limit.executeTakeFirst()) !== undefined || (await meta.executeTakeFirst()) !== undefined;
}

/** True when a protocol is made for it, a deleted one too, whose reports still name it. */
export const isNamedByProtocols = async (db: Db, column: ProductColumn, id: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('protocol_target')
    .select(column)
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** True when anybody is or was certified for it. */
export const isNamedByCertifications = async (db: Db, familyId: string): Promise<boolean> =>
  (await afterGuard(db)
    .selectFrom('certification')
    .select('id')
    .where('product_family_id', '=', familyId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
