import type { Db } from '../../db/pool.ts';
import type { DueMail, Letter, LetterWriter } from '../../frame/letters.ts';
import { MailRefused } from '../../providers/mail/mailer.ts';
import { findAccount } from './external-users.queries.ts';
import { createPasswordLink } from './password-links.queries.ts';
import { findPasswordMail } from './password-mail.queries.ts';

async function passwordLetter(db: Db, mail: DueMail, publicUrl: URL, now: Date): Promise<Letter | undefined> {
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

/** A mail with a password link, which is made as the mail leaves: a later attempt brings a new one. */
export const passwordLetters = (publicUrl: URL): LetterWriter => ({
  write: (db, mail, now) => passwordLetter(db, mail, publicUrl, now),
});
