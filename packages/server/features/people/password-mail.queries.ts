import type { Db } from '../../db/pool.ts';
import { type NewMail, queueMail } from '../mail/mail.queries.ts';

export interface PasswordMail {
  userId: string;
  /** Where whoever requested the link reaches the app. */
  appUrl: string | null;
}

/** Writes a mail that brings a password link, without the link: that is made as the mail leaves. */
export async function queuePasswordMail(db: Db, mail: NewMail, about: PasswordMail, now: Date): Promise<void> {
  const mailId = await queueMail(db, mail, now);
  if (mailId === undefined) return;
  const row = { mail_id: mailId, user_id: about.userId, app_url: about.appUrl };
  await db.insertInto('password_mail').values(row).execute();
}

/** Mails that have not left yet would bring a link to an address that was given up. */
export const dropPasswordMails = (db: Db, userId: string): Promise<unknown> =>
  db
    .deleteFrom('mail')
    .where('state', '=', 'queued')
    .where('id', 'in', (mails) => mails.selectFrom('password_mail').select('mail_id').where('user_id', '=', userId))
    .execute();

/** Whose password a mail is about; undefined for any other mail. */
export const findPasswordMail = (db: Db, mailId: string): Promise<PasswordMail | undefined> =>
  db
    .selectFrom('password_mail')
    .select(['user_id as userId', 'app_url as appUrl'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
