import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

/** External users as sign-in and password links see them: found by address or link, before any scope exists. */
const accounts = (db: Db) =>
  forNobody(db)
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.password_hash',
      'app_user.expires_at',
      'app_user.distributor_admin',
      'app_user.company_id',
      'company.name as company_name',
    ])
    .select(
      sql<string[]>`array(select product_category_id from user_division where user_id = app_user.id)`.as(
        'division_ids',
      ),
    )
    .where('app_user.kind', '=', 'external')
    .where('app_user.deleted_at', 'is', null);

export const findAccountByEmail = (db: Db, email: string) =>
  accounts(db).where(sql`lower(app_user.email)`, '=', sql<string>`lower(${email})`).executeTakeFirst();

export const findAccount = (db: Db, id: string) => accounts(db).where('app_user.id', '=', id).executeTakeFirst();

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The first password opens the account for a year; later ones leave its expiry alone. */
export async function setPasswordHash(
  db: Db,
  id: string,
  passwordHash: string,
  opensUntil: Date,
  now: Date,
): Promise<void> {
  await forNobody(db)
    .updateTable('app_user')
    .set({
      password_hash: passwordHash,
      activated_at: sql<Date>`coalesce(activated_at, ${now})`,
      expires_at: sql<Date>`case when password_hash is null and expires_at is null then ${opensUntil} else expires_at end`,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', id)
    .execute();
}
