import type { Db } from '../../db/pool.ts';
import { MailRefused } from '../../providers/mail/mailer.ts';
import { findAccount } from '../people/external-users.queries.ts';
import { createPasswordLink } from '../people/password-links.queries.ts';
import type { DueMail } from './mail.queries.ts';
import { findPasswordMail } from './password-mail.queries.ts';
import type { Letter } from './report-letter.ts';

/** A mail with a password link as it goes out; undefined for any other mail. A later attempt brings a new link. */
export async function passwordLetter(db: Db, mail: DueMail, publicUrl: URL, now: Date): Promise<Letter | undefined> {
  const about = await findPasswordMail(db, mail.id);
  if (!about) return undefined;
  const account = await findAccount(db, about.userId);
  if (!account) throw new MailRefused('The account was removed.');
  const token = await createPasswordLink(db, account.id, account.password_hash ? 'reset' : 'set', now);
  const link = new URL('nosession/SetPassword', about.appUrl ?? publicUrl);
  link.search = new URLSearchParams({ token, userId: account.id }).toString();
  const end = 'The link works once, for 24 hours. If you did not ask for it, you need not do anything.';
  return { text: [mail.body_text, link.href, end].join('\n\n'), html: null, attachments: [] };
}
