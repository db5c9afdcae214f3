import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export const listCompanies = (db: Db, scope: Scope) =>
  visible
    .companies(db, scope)
    .select(['company.id', 'company.name'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();

/** The company that a visit belongs to, whatever became of it. */
export const findCompany = (db: Db, id: string) =>
  afterGuard(db)
    .selectFrom('company')
    .select(['id', 'name', 'is_provider'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export type Company = Awaited<ReturnType<typeof findCompany>>;
