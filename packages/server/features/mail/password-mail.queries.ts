import type { Db } from '../../db/pool.ts';
import { type NewMail, queueMail } from './mail.queries.ts';

/** Writes a mail that brings a password link, without the link: that is made as the mail leaves. */
export async function queuePasswordMail(db: Db, mail: NewMail, userId: string, now: Date): Promise<void> {
  const mailId = await queueMail(db, mail, now);
  if (mailId !== undefined) await db.insertInto('password_mail').values({ mail_id: mailId, user_id: userId }).execute();
}

/** Whose password a mail is about; undefined for any other mail. */
export async function findUserOfMail(db: Db, mailId: string): Promise<string | undefined> {
  const row = await db.selectFrom('password_mail').select('user_id').where('mail_id', '=', mailId).executeTakeFirst();
  return row?.user_id;
}
