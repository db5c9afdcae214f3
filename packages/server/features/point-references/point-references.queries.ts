import type { Db } from '../../db/pool.ts';

export const listUnits = (db: Db) => db.selectFrom('unit').select(['id', 'name']).orderBy('name').execute();

export const listCategoryTitles = (db: Db) =>
  db.selectFrom('category_title').select(['id', 'name']).orderBy('name').execute();
