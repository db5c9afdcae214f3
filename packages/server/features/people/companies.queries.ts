import { sql } from 'kysely';
import { afterGuard, type Db } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

export const listCompanies = (db: Db, scope: Scope) =>
  visible
    .companies(db, scope)
    .select(['company.id', 'company.name'])
    .orderBy('company.name')
    .orderBy('company.id')
    .execute();

const known = (db: Db, scope: Scope) =>
  visible.companies(db, scope).select(['company.id', 'company.name', 'company.is_provider']);

export const findVisibleCompany = (db: Db, scope: Scope, id: string) =>
  known(db, scope).where('company.id', '=', id).executeTakeFirst();

export const findVisibleCompanyByName = (db: Db, scope: Scope, name: string) =>
  known(db, scope).where(sql`lower(company.name)`, '=', sql<string>`lower(${name})`).executeTakeFirst();

export async function insertCompany(db: Db, company: { id: string; name: string }): Promise<void> {
  await afterGuard(db).insertInto('company').values(company).execute();
}

/** The company that a visit belongs to, also where the reader may not see it. */
export const findCompany = (db: Db, id: string) =>
  afterGuard(db)
    .selectFrom('company')
    .select(['id', 'name', 'is_provider'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export type Company = Awaited<ReturnType<typeof findCompany>>;
