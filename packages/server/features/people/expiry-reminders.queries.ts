import { accountReminders } from '@assay/domain/reminders/due-reminder';
import { days, later } from '@assay/domain/time';
import { sql } from 'kysely';
import { type Db, forNobody } from '../../db/pool.ts';

const farthest = Math.max(...accountReminders);

/** Accounts from outside that are open and end soon, with the reminders of this end that went out. */
export const accountsEndingSoon = (db: Db, now: Date) =>
  forNobody(db)
    .selectFrom('app_user')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      sql<string>`app_user.expires_at::date::text`.as('expiresOn'),
      sql<number[]>`array(
        select days from account_reminder
        where user_id = app_user.id and expires_on = app_user.expires_at::date)`.as('sent'),
    ])
    .where('app_user.kind', '=', 'external')
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.password_hash', 'is not', null)
    .where('app_user.expires_at', '>', now)
    .where('app_user.expires_at', '<', later(now, days(farthest + 1)))
    .orderBy('app_user.email')
    .execute();

export type EndingAccount = Awaited<ReturnType<typeof accountsEndingSoon>>[number];

/** Notes a reminder that is about to go out; answers false when another process has noted it meanwhile. */
export const noteAccountReminder = async (
  db: Db,
  { id, expiresOn }: EndingAccount,
  before: number,
  now: Date,
): Promise<boolean> =>
  (await forNobody(db)
    .insertInto('account_reminder')
    .values({ user_id: id, expires_on: expiresOn, days: before, queued_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()) !== undefined;
