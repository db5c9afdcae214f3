import type { ListRequest } from '@assay/contract/lists';
import type { familyOrderKeys } from '@assay/contract/products';
import { newId } from '@assay/domain/id';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import type { Db } from '../../db/pool.ts';

type OrderKey = (typeof familyOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = { created: 'id', name: 'name', productCategoryName: 'category_name' };

const columns = [
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
  db.selectFrom('product_family').select(columns).orderBy('name').orderBy('id').execute();

export const listFamilies = (db: Db, request: ListRequest<OrderKey>) =>
  readPage({
    db,
    noun: 'productFamily',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    filter: request.search || undefined,
    matching: () => db.selectFrom('product_family').where(containing('search', request.search)),
    rows: (ids) => db.selectFrom('product_family').select(columns).where('id', 'in', ids),
  });

export const findFamily = (db: Db, id: string) =>
  db.selectFrom('product_family').select(columns).where('id', '=', id).executeTakeFirst();

export const lockFamily = (db: Db, id: string) =>
  db.selectFrom('product_family').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

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
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export const updateFamily = (db: Db, id: string, fields: FamilyFields): Promise<FamilyRecord> =>
  db
    .updateTable('product_family')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export async function deleteFamily(db: Db, id: string): Promise<void> {
  await db.deleteFrom('product_family').where('id', '=', id).execute();
}
