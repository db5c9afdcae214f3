import type { ListRequest } from '@assay/contract/lists';
import type { externalUserOrderKeys } from '@assay/contract/people';
import { newId } from '@assay/domain/id';
import { soonExpired } from '@assay/domain/people/account-status';
import { later, minutes } from '@assay/domain/time';
import { sql } from 'kysely';
import { containing, readPage } from '../../db/paging.ts';
import { afterGuard, type Db, forNobody } from '../../db/pool.ts';
import { type Scope, visible } from '../../db/visible.ts';

type OrderKey = (typeof externalUserOrderKeys)[number];

const orderColumns: Record<OrderKey, string> = {
  created: 'id',
  name: 'name',
  email: 'email',
  company: 'company_name',
  expires: 'expires_at',
};

/** People from outside as those who manage them see them, with the company that they belong to. */
const managed = (db: Db, scope: Scope) =>
  db.selectFrom(
    visible
      .users(db, scope)
      .innerJoin('company', 'company.id', 'app_user.company_id')
      .where('app_user.kind', '=', 'external')
      .select([
        'app_user.id',
        'app_user.name',
        'app_user.email',
        'app_user.company_id',
        'company.name as company_name',
        'app_user.distributor_admin',
        'app_user.expires_at',
        'app_user.revision',
        sql<boolean>`app_user.password_hash is not null`.as('has_password'),
        sql<string>`app_user.search || ' ' || lower(company.name)`.as('search'),
      ])
      .as('managed_user'),
  );

const withDivisions = sql<string[]>`array(
  select product_category_id from user_division where user_id = managed_user.id order by product_category_id)`.as(
  'division_ids',
);

const minuteOf = (at: Date): number => Math.floor(at.getTime() / minutes(1));

/** Accounts that end soon, unless somebody activates them. */
export const expiringUsers = (db: Db, scope: Scope, now: Date) =>
  managed(db, scope).where('expires_at', '>', now).where('expires_at', '<=', later(now, soonExpired));

export const listManagedUsers = (db: Db, scope: Scope, request: ListRequest<OrderKey>, expiringAt: Date | null) =>
  readPage({
    db,
    noun: 'user',
    request,
    column: orderColumns[request.orderKey ?? 'created'],
    // With the minute in it, because accounts come near their end without any change.
    filter: JSON.stringify([scope.companyId, request.search, expiringAt && minuteOf(expiringAt)]),
    matching: () =>
      (expiringAt ? expiringUsers(db, scope, expiringAt) : managed(db, scope)).where(
        containing('search', request.search),
      ),
    rows: (ids) => managed(db, scope).selectAll().select(withDivisions).where('id', 'in', ids),
  });

export const findManagedUser = (db: Db, scope: Scope, id: string) =>
  managed(db, scope).selectAll().select(withDivisions).where('id', '=', id).executeTakeFirst();

export type ManagedUser = NonNullable<Awaited<ReturnType<typeof findManagedUser>>>;

/** Keeps others from changing the account until this change is done. */
export async function lockManagedUser(db: Db, scope: Scope, id: string): Promise<ManagedUser | undefined> {
  await visible.users(db, scope).select('app_user.id').where('app_user.id', '=', id).forUpdate().execute();
  return findManagedUser(db, scope, id);
}

export interface AccountFields {
  name: string;
  email: string;
  company_id: string;
  distributor_admin: boolean;
}

export async function insertAccount(db: Db, fields: AccountFields, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await afterGuard(db)
    .insertInto('app_user')
    .values({ id, kind: 'external', ...fields })
    .execute();
  return id;
}

export async function updateAccount(
  db: Db,
  id: string,
  fields: Partial<AccountFields & { activated_at: Date; expires_at: Date; deleted_at: Date; password_hash: null }>,
): Promise<void> {
  await afterGuard(db)
    .updateTable('app_user')
    .set({ ...fields, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Only differences are written, so that the history has nothing else. */
export async function setDivisions(db: Db, userId: string, before: readonly string[], after: readonly string[]) {
  const removed = before.filter((one) => !after.includes(one));
  const added = after.filter((one) => !before.includes(one));
  const table = afterGuard(db);
  if (removed.length > 0)
    await table
      .deleteFrom('user_division')
      .where('user_id', '=', userId)
      .where('product_category_id', 'in', removed)
      .execute();
  if (added.length > 0)
    await table
      .insertInto('user_division')
      .values(added.map((product_category_id) => ({ user_id: userId, product_category_id })))
      .execute();
}

export const knownCategories = (db: Db, ids: readonly string[]) =>
  db.selectFrom('product_category').select('id').where('id', 'in', ids).execute();

/** Finds the owner of an address, also where the caller may not see them. */
export const findAddress = (db: Db, email: string) =>
  forNobody(db)
    .selectFrom('app_user')
    .select(['id', 'company_id'])
    .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The names of companies and divisions behind ids in the history of an account. */
export async function namesInAccounts(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const companies = visible.companies(db, scope).select(['company.id', 'company.name']).where('company.id', 'in', ids);
  const divisions = db.selectFrom('product_category').select(['id', 'name']).where('id', 'in', ids);
  const rows = [...(await companies.execute()), ...(await divisions.execute())];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
