import { recordEvent } from '../../db/events.ts';
import type { Db } from '../../db/pool.ts';
import type { DueMail, MailContent, MailTemplate } from '../../frame/mail-templates.ts';
import { MailRefused } from '../../providers/mail/mailer.ts';
import { type Account, findAccount } from './external-users.queries.ts';
import { createPasswordLink, findPasswordMail, queuePasswordMail } from './password-links.queries.ts';

interface LinkPlace {
  appName: string;
  /** The address that the link was requested at, which it begins with. */
  appUrl: string;
}

/** Mails a single-use link, in the transaction that asks for it. */
export async function sendPasswordLink(
  db: Db,
  { appName, appUrl }: LinkPlace,
  account: Account,
  now: Date,
): Promise<void> {
  const verb = account.password_hash ? 'Reset' : 'Set';
  const mail = {
    to: [account.email],
    subject: `${verb} your ${appName} password`,
    text: [`Hello ${account.name},`, `open this link to ${verb.toLowerCase()} your password for ${appName}:`].join(
      '\n\n',
    ),
  };
  await queuePasswordMail(db, mail, { userId: account.id, appUrl }, now);
  await recordEvent(db, { recordType: 'user', recordId: account.id, action: 'password link sent' });
}

async function contentOfPasswordMail(
  db: Db,
  mail: DueMail,
  publicUrl: URL,
  now: Date,
): Promise<MailContent | undefined> {
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

/** The link is made as the mail leaves, so that a later attempt brings a new one. */
export const passwordMailTemplate = (publicUrl: URL): MailTemplate => ({
  write: (db, mail, now) => contentOfPasswordMail(db, mail, publicUrl, now),
});
