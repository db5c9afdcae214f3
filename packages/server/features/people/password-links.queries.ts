import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@assay/domain/id';
import { hours, later } from '@assay/domain/time';
import type { Db } from '../../db/pool.ts';
import { type NewMail, queueMail } from '../mail/mail.queries.ts';

const linkLifetime = hours(24);

const sha256 = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a link's token; a newer one ends the older, and only its hash is kept. */
export async function createPasswordLink(db: Db, userId: string, purpose: 'set' | 'reset', now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    id: newId(now.getTime()),
    purpose,
    token_sha256: sha256(token),
    created_at: now,
    expires_at: later(now, linkLifetime),
  };
  await db
    .insertInto('password_link')
    .values({ ...link, user_id: userId })
    .onConflict((open) => open.column('user_id').where('used_at', 'is', null).doUpdateSet(link))
    .execute();
  return token;
}

/** No link that was sent before opens the account any more. */
export const endPasswordLinks = (db: Db, userId: string): Promise<unknown> =>
  db.deleteFrom('password_link').where('user_id', '=', userId).where('used_at', 'is', null).execute();

/** Spends the link; answers whether it was there to spend. */
export async function usePasswordLink(db: Db, userId: string, token: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('password_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('token_sha256', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

interface PasswordMail {
  userId: string;
  /** The address that the link was requested at, which it begins with. */
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

/** Finds the account that a mail with a password link is for; undefined for any other mail. */
export const findPasswordMail = (db: Db, mailId: string): Promise<PasswordMail | undefined> =>
  db
    .selectFrom('password_mail')
    .select(['user_id as userId', 'app_url as appUrl'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
