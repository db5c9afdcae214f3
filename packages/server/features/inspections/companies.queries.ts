import { type Db, everyRow } from '../../db/pool.ts';

/** The company that an inspection belongs to, whatever became of it. */
export const findCompany = (db: Db, id: string) =>
  everyRow(db)
    .selectFrom('company')
    .select(['id', 'name', 'is_provider'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export type Company = Awaited<ReturnType<typeof findCompany>>;
