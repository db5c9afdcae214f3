import { accountReminders, dueReminder } from '@assay/domain/reminders/due-reminder';
import { dayOf, hours, listDay } from '@assay/domain/time';
import type pg from 'pg';
import { type Db, withoutScopedTables } from '../../db/pool.ts';
import { inTransaction, nobody } from '../../db/transaction.ts';
import type { Service } from '../../jobs/service.ts';
import { type NewMail, queueMail } from '../mail/mail.queries.ts';
import { accountsEndingSoon, type EndingAccount, noteAccountReminder } from './expiry-reminders.queries.ts';

interface ReminderDeps {
  db: Db;
  pool: pg.Pool;
  appName: string;
}

const reminderMail = (appName: string, { name, email, expiresOn }: EndingAccount): NewMail => ({
  to: [email],
  subject: `Your ${appName} account expires on ${listDay(expiresOn)}`,
  text: [
    `Hello ${name},`,
    `your account for ${appName} is open until ${listDay(expiresOn)}. After that you cannot sign in until your contact activates it for another year. What you did stays.`,
  ].join('\n\n'),
});

/** Notes and mails in one transaction that an account ends; answers false when another process did so before. */
const remind = ({ pool, appName }: ReminderDeps, account: EndingAccount, days: number, now: Date): Promise<boolean> =>
  inTransaction(pool, nobody, async (whole) => {
    const db = withoutScopedTables(whole);
    if (!(await noteAccountReminder(db, account, days, now))) return false;
    await queueMail(db, reminderMail(appName, account), now);
    return true;
  });

/** Reminds people from outside 30 and 7 days before their accounts end, each time once. */
export const distributorExpiryReminders = (deps: ReminderDeps): Service => ({
  id: 'distributor-expiry-reminders',
  about: 'Reminds distributors 30 and 7 days before their accounts expire.',
  every: hours(6),
  run: async ({ now, report }) => {
    const accounts = await accountsEndingSoon(deps.db, now());
    const counts = { reminders: 0 };
    for (const [done, account] of accounts.entries()) {
      await report({ done, of: accounts.length });
      const days = dueReminder(account, accountReminders, dayOf(now()));
      if (days !== undefined && (await remind(deps, account, days, now()))) counts.reminders += 1;
    }
    return { counts };
  },
});
